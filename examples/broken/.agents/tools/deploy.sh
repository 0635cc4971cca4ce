#!/usr/bin/env bash
# @description Deploy the main branch of the Acme shop to staging or production.
# @param *environment string Where to deploy: staging or production

set -euo pipefail

case ${OCTOMIND_PARAM_ENVIRONMENT:-} in
  staging | production) exec ./bin/shop deploy -- "$OCTOMIND_PARAM_ENVIRONMENT" ;;
  *)
    echo 'environment must be staging or production' >&2
    exit 1
    ;;
esac
