# shellcheck shell=bash
# Sourced by the bash tools.

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

# require_whole_number NAME VALUE
require_whole_number() {
  case $2 in
    '' | *[!0-9]*) fail "$1 must be a whole number, not '$2'" ;;
  esac
}
