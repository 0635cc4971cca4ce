import { FileError, type Files, type Host } from '../core/host.ts';
import type { Interpreter } from '../doctor/machine.ts';
import type { ListedTool } from '../script/candidate.ts';
import { findInterpreter } from './interpreter.ts';
import { onPath } from './program.ts';

/** Who reads each of the tools, and whether everyone finds it. Starts nothing. */
export function gatherInterpreters(
  host: Host,
  root: string,
  tools: readonly ListedTool[],
): Interpreter[] {
  const { files, env, platform } = host;
  return tools.flatMap((tool) => {
    const file = `${root}/${tool.path}`;
    const found = findInterpreter(files, file, env.PATH, root);
    if (!found) return [];
    const { wanted, path, viaEnv } = found;
    const program = wanted.slice(wanted.lastIndexOf('/') + 1);
    const bare = findInterpreter(files, file, servicePath(platform), root);
    return [
      {
        tool: tool.path,
        wanted,
        path,
        viaEnv,
        everywhere: bare?.path !== undefined,
        elsewhere: path === undefined ? elsewhere(host, program) : undefined,
        install: path === undefined ? installing(files, env.PATH, program) : undefined,
      },
    ];
  });
}

/**
 * What systemd (`systemd-path search-binaries-default`) and launchd (launchctl(1)) start with. That
 * of launchd has no `/usr/local/bin`, but there is no other place for what a person installs.
 */
function servicePath(platform: NodeJS.Platform): string {
  if (platform === 'darwin') return '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin';
  return '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
}

/** Where version managers and package managers keep programs, below the home directory or not. */
const keepers = [
  '.pyenv/shims',
  '.asdf/shims',
  '.local/share/mise/shims',
  '.rbenv/shims',
  '.volta/bin',
  '.local/bin',
  '.bun/bin',
  '.deno/bin',
  '.cargo/bin',
  '/opt/homebrew/bin',
  '/home/linuxbrew/.linuxbrew/bin',
];

/** Folders with one folder for each version, and where in those the programs are. */
const versions = [
  ['.nvm/versions/node', 'bin'],
  ['.local/share/fnm/node-versions', 'installation/bin'],
] as const;

/** The folder of another program of that name: on the PATH, or where a version manager keeps it. */
function elsewhere({ files, env }: Host, program: string): string | undefined {
  const found = onPath(files, program, env.PATH);
  return found?.slice(0, found.lastIndexOf('/')) ?? keptBy(files, env.HOME, program);
}

function keptBy(files: Files, home: string | undefined, program: string): string | undefined {
  const below = (path: string): string[] => {
    if (path.startsWith('/')) return [path];
    return home === undefined ? [] : [`${home}/${path}`];
  };
  const places = [
    ...versions.flatMap(([folder, inside]) =>
      below(folder).flatMap((all) =>
        newestFirst(files, all).map((version) => `${all}/${version}/${inside}`),
      ),
    ),
    ...keepers.flatMap(below),
  ];
  return places.find((place) => onPath(files, program, place) !== undefined);
}

function newestFirst(files: Files, directory: string): string[] {
  try {
    return files.list(directory).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  } catch (error) {
    if (error instanceof FileError) return [];
    throw error;
  }
}

/** Package managers by their program, and what they are told. */
const managers = [
  ['apt-get', 'sudo apt install'],
  ['dnf', 'sudo dnf install'],
  ['apk', 'apk add'],
  ['pacman', 'sudo pacman -S'],
  ['zypper', 'sudo zypper install'],
  ['brew', 'brew install'],
] as const;

/** Interpreters that have a package in all of these, by the name that it has; `apt`'s own first. */
const packages: Readonly<Record<string, { readonly apt?: string; readonly other: string }>> = {
  bash: { other: 'bash' },
  fish: { other: 'fish' },
  jq: { other: 'jq' },
  node: { other: 'nodejs' },
  perl: { other: 'perl' },
  php: { apt: 'php-cli', other: 'php' },
  python3: { other: 'python3' },
  ruby: { other: 'ruby' },
  zsh: { other: 'zsh' },
};

/** Names that differ from the rest. */
const exceptions: Readonly<Record<string, string>> = {
  'brew node': 'node',
  'brew python3': 'python',
  'pacman python3': 'python',
};

function installing(files: Files, path: string | undefined, program: string): string | undefined {
  const known = Object.hasOwn(packages, program) ? packages[program] : undefined;
  const manager = managers.find(([name]) => onPath(files, name, path) !== undefined);
  if (!known || !manager) return undefined;
  const [name, command] = manager;
  const usual = name === 'apt-get' ? (known.apt ?? known.other) : known.other;
  return `${command} ${exceptions[`${name} ${program}`] ?? usual}`;
}
