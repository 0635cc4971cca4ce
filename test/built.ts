import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'rolldown';
import configs from '../rolldown.config.ts';

const root = new URL('..', import.meta.url).pathname;

/**
 * The path of the program as it is shipped, built from the sources as they are: once for all tests
 * and runs with the same sources, outside of `dist`, so that nobody's build is in the way.
 */
export async function builtProgram(): Promise<string> {
  const place = join(tmpdir(), `agent-tools-built-${sourcesHash()}`);
  const program = join(place, 'bin/agent-tools.cjs');
  if (existsSync(program)) return program;
  const beside = mkdtempSync(`${place}-`);
  const [config] = configs;
  await build({
    ...config,
    logLevel: 'silent',
    output: { ...config?.output, dir: join(beside, 'dist') },
  });
  cpSync(join(root, 'bin'), join(beside, 'bin'), { recursive: true });
  try {
    renameSync(beside, place);
  } catch {
    // Another test was faster.
    rmSync(beside, { recursive: true });
  }
  return program;
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file));
  for (const file of ['bin/agent-tools.cjs', 'package.json', 'rolldown.config.ts']) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
