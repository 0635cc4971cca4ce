import { parseOptions } from './options.ts';

/**
 * What programs do with their stdin when they are started with certain words. A word of which only
 * the run knows stands as undefined.
 *
 * - `deaf`: does not read it
 * - `filter`: reads it to the end and prints what comes of it
 * - `open`: may read it; so may every program not known here
 */
export type StdinUse = 'deaf' | 'filter' | 'open';

/** Programs that never read stdin, unless an argument such as `-` says so. */
const deaf = new Set(
  `aws az basename black brew bundle cargo chgrp chmod chown composer cp curl date df dig dirname
  docker du eslint exit expr false file find flake8 free gcloud gem getent gh git glab go gofmt
  gradle helm heroku hostname id ip jest journalctl kill killall kubectl ln locale ls lsof make-dir
  md5sum mkdir mktemp mocha mvn mv mypy nproc npm open pgrep pidof ping pip pip3 pkill pnpm podman
  poetry prettier printenv ps pwd pytest readlink realpath rg rm rmdir rspec rsync rubocop ruff scp
  seq sha1sum sha256sum shellcheck shfmt sleep stat systemctl tar terraform touch tput true tsc
  tty uname unzip uptime uuidgen uv vitest wget which who whoami xdg-open yarn yes zip`.split(
    /\s+/,
  ),
);

/** Words with which they do read it. */
const listening: Readonly<Record<string, RegExp>> = {
  cargo: /^(run|bench|test)$/,
  docker: /^(run|exec|attach|load|import|login|-)$/,
  gh: /^(api|secret|auth|extension|alias)$/,
  git: /^(am|apply|fast-import|hash-object|mailinfo|update-ref|credential|interpret-trailers|stripspace|patch-id|mktree|mktag|--stdin)$/,
  go: /^run$/,
  kubectl: /^(exec|run|attach|debug)$/,
  npm: /^(run|run-script|test|t|start|exec|x|init|create)$/,
  pnpm: /^(?!(install|i|ls|list|outdated|audit|why|add|remove|-.*)$)/,
  podman: /^(run|exec|attach|load|import|login|-)$/,
  poetry: /^run$/,
  uv: /^(run|tool|x)$/,
  yarn: /^(?!(install|list|outdated|audit|why|add|remove|info|-.*)$)/,
};

interface Filter {
  /** Letters of options that take a value. */
  readonly valued: string;
  /** Operands before the first file; none if one of the options `unless` is there. */
  readonly before: number;
  readonly unless: string;
}

const filters = new Map<string, Filter>(
  Object.entries({
    'awk gawk mawk': { valued: 'Fvf', before: 1, unless: 'f' },
    'base64 fold fmt': { valued: 'w', before: 0, unless: '' },
    'cat gunzip gzip zcat rev tac wc less': { valued: 's', before: 0, unless: '' },
    column: { valued: 'tscCNo', before: 0, unless: '' },
    cut: { valued: 'bcdf', before: 0, unless: '' },
    'grep egrep fgrep': { valued: 'efmABCDd', before: 1, unless: 'ef' },
    'head tail': { valued: 'nc', before: 0, unless: '' },
    iconv: { valued: 'fto', before: 0, unless: '' },
    'mysql psql': { valued: 'cefdhUpPo', before: Number.POSITIVE_INFINITY, unless: 'cef' },
    'nl od hexdump xxd paste expand strings': { valued: 'bdnsvwtlcAjNegC', before: 0, unless: '' },
    sed: { valued: 'efl', before: 1, unless: 'ef' },
    sort: { valued: 'kotST', before: 0, unless: '' },
    sqlite3: { valued: '', before: 1, unless: '' },
    'tee tr': { valued: '', before: Number.POSITIVE_INFINITY, unless: '' },
    uniq: { valued: 'fsw', before: 0, unless: '' },
    yq: { valued: 'ops', before: 1, unless: '' },
  }).flatMap(([names, filter]) => names.split(' ').map((name) => [name, filter] as const)),
);

/** What `program`, called with `words`, does with its stdin. */
export function stdinUse(program: string, words: readonly (string | undefined)[]): StdinUse {
  const isAsked = words.some(
    (word) => word !== undefined && /(^|[@=])-$|^\/dev\/stdin$/.test(word),
  );
  const filter = filters.get(program);
  if (filter) return !isAsked && hasFile(filter, words) ? 'deaf' : 'filter';
  if (isAsked || !deaf.has(program)) return 'open';
  const listens = listening[program];
  // A word that nobody knows may be the one.
  const first = words.find((word) => !word?.startsWith('-'));
  if (listens && words.length > 0 && first === undefined) return 'open';
  return listens && words.some((word) => word !== undefined && listens.test(word))
    ? 'open'
    : 'deaf';
}

function hasFile(
  { valued, before, unless }: Filter,
  words: readonly (string | undefined)[],
): boolean {
  const usage = { valued: Array.from(valued), mixed: true };
  const { options, operands } = parseOptions(words, (word) => word, usage);
  const isGiven = Array.from(unless).some((letter) => options.has(letter));
  // `grep -r` looks through the folder, and a client that got its statement does not wait for one.
  if (unless === 'ef' && (options.has('r') || options.has('R'))) return true;
  if (isGiven && before === Number.POSITIVE_INFINITY) return true;
  return operands.length > (isGiven ? 0 : before);
}
