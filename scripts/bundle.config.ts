import { defineConfig } from 'rolldown';
import { textFiles } from './text-files.ts';

/** What is run while developing: Node 20 does not run TypeScript. */
export default defineConfig({
  input: { fuzz: 'scripts/fuzz.ts', speed: 'bench/speed.ts' },
  platform: 'node',
  logLevel: 'warn',
  plugins: [textFiles],
  output: { dir: 'build' },
});
