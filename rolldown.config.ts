import { defineConfig } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { licenses } from './scripts/licenses.ts';
import { textFiles } from './scripts/text-files.ts';

/** yargs measures text with it; the module takes longer to load than yargs itself. */
const stringWidth = new URL('./scripts/string-width.ts', import.meta.url).pathname;

/** Whether to colour is decided by the program; asking stdout for it takes longer than linting a tool. */
const picocolors = {
  name: 'picocolors-asks-nobody',
  transform(code: string, id: string): string | undefined {
    return id.endsWith('picocolors.js')
      ? code.replace('(p.stdout || {}).isTTY', 'false')
      : undefined;
  },
};

/** What every command needs: one file to find and read instead of five. */
const core = { name: 'core', test: /\/src\/core\/|\/src\/cli\/globals|fastest-levenshtein/ };

export default defineConfig([
  {
    input: { cli: 'src/cli.ts', host: 'src/host/node-host.ts' },
    platform: 'node',
    plugins: [picocolors, licenses('LICENSES.txt'), textFiles],
    resolve: { alias: { 'string-width': stringWidth } },
    output: {
      dir: 'dist',
      format: 'cjs',
      cleanDir: true,
      entryFileNames: '[name].cjs',
      chunkFileNames: 'chunks/[name].cjs',
      codeSplitting: { groups: [core] },
      comments: { legal: true, annotation: false, jsdoc: false },
    },
  },
  {
    input: { index: 'src/index.ts' },
    platform: 'node',
    plugins: [dts()],
    output: {
      dir: 'dist',
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: 'lib/[name].js',
    },
  },
]);
