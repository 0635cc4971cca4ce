import { defineConfig } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { licenses } from './scripts/licenses.ts';
import { textFiles } from './scripts/text-files.ts';

/** yargs measures text with it; the module takes longer to load than yargs itself. */
const stringWidth = new URL('./scripts/string-width.ts', import.meta.url).pathname;

export default defineConfig([
  {
    input: { cli: 'src/cli.ts', host: 'src/host/node-host.ts' },
    platform: 'node',
    plugins: [licenses('LICENSES.txt'), textFiles],
    resolve: { alias: { 'string-width': stringWidth } },
    output: {
      dir: 'dist',
      format: 'cjs',
      cleanDir: true,
      entryFileNames: '[name].cjs',
      chunkFileNames: 'chunks/[name].cjs',
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
