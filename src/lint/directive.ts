import type { HeaderLine } from '../script/header.ts';

/** What {@link directiveLines} calls this linter's own directives, which are judged elsewhere. */
export const suppression = 'a directive for this linter';

/** Lines that speak to a program or a lawyer and not to a reader, and what they are called. */
const directives: readonly (readonly [pattern: RegExp, name: string])[] = [
  [
    /^shellcheck\s+(disable|enable|source|source-path|shell|external-sources|extended-analysis)=/,
    'a directive for ShellCheck',
  ],
  [/^(vim?|ex):\s*(set?\s|\w+[=:])|^kate:.*;|^-\*-.*-\*-$/, 'a mode line for an editor'],
  [/^(file)?(en)?coding[:=]\s*[\w.-]+$/, 'a declaration of the encoding'],
  [/^SPDX-[A-Za-z-]+:/, 'a licence tag'],
  [/^eslint-(env|disable|enable)\b/, 'a directive for ESLint'],
  [
    /^(pylint|flake8|ruff|mypy|pyright|isort|yapf|fmt|rubocop|tslint)\s*:\s*\S/,
    'a directive for a linter',
  ],
  [/^(noqa|nosec|nosem|nosemgrep|NOSONAR|nolint)\b\s*(:.*)?$/, 'a directive for a linter'],
  [/^type:\s*ignore\b|^pyre-(ignore|fixme|strict|unsafe)\b/, 'a directive for a type checker'],
  [/^pragma:\s*\S/, 'a directive for a coverage or secrets tool'],
  [
    /^(biome|deno-lint|prettier|dprint|stylua|selene|luacheck|oxlint)[-:]\s*(ignore|disable|enable|allow)\b/,
    'a directive for a formatter or a linter',
  ],
  [/^(istanbul|c8|v8) ignore (next|if|else|file|start|stop)\b/, 'a directive for a coverage tool'],
  [/^(cspell|spell-?checker|codespell)\s*:\s*\S/i, 'a directive for a spelling checker'],
  [
    /^(gitleaks:allow|trufflehog:ignore|checkov:skip|tfsec:ignore|trivy:ignore|hadolint ignore=|yamllint (disable|enable))/,
    'a directive for a scanner',
  ],
  [
    /^(frozen_string_literal: (true|false)|typed: (ignore|false|true|strict|strong))$/,
    'a magic comment',
  ],
  [/^!\s*(\/|nix-shell\b)/, 'a line for an interpreter'],
  [/^noinspection\s+\w+|^language=\w+$/, 'a directive for an editor'],
  [/^agent-tools-ignore\b/, suppression],
];

/** PEP 723: `/// script`, lines of TOML, `///`. */
const blockStart = /^\/\/\/ [a-zA-Z0-9-]+$/;
const blockEnd = /^\/\/\/$/;

/** The comment lines that are no prose, and what to call each. Blocks count from mark to mark. */
export function directiveLines(lines: readonly HeaderLine[]): Map<HeaderLine, string> {
  const found = new Map<HeaderLine, string>();
  let close = -1;
  for (const [at, line] of lines.entries()) {
    if (at > close && blockStart.test(line.text)) close = blockClose(lines, at);
    const name = at <= close ? 'a block for a script runner' : directiveName(line);
    if (name) found.set(line, name);
  }
  return found;
}

function blockClose(lines: readonly HeaderLine[], from: number): number {
  return lines.findIndex((line, at) => at > from && blockEnd.test(line.text));
}

function directiveName({ tag, text }: HeaderLine): string | undefined {
  if (tag !== undefined) return undefined;
  return directives.find(([pattern]) => pattern.test(text))?.[1];
}
