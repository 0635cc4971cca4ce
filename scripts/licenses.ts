import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';

/** Puts the licence of every package that was bundled beside the bundle. */
export function licenses(fileName: string): Plugin {
  return {
    name: 'licenses',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : [],
      );
      const packages = new Set(modules.flatMap(packageOf));
      const source = [...packages].toSorted().map(licenseOf).join('\n');
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** The directory of the package that a module belongs to; none for the project's own. */
function packageOf(module: string): string[] {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.slice(0, 1) ?? [];
}

function licenseOf(directory: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(directory, 'package.json'), 'utf8'),
  );
  const file = readdirSync(directory).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} is bundled and ships no licence text`);
  const text = readFileSync(join(directory, file), 'utf8').trim();
  return `${name} ${version} (${license})\n\n${text}\n\n${'-'.repeat(80)}\n`;
}
