import { defineConfig } from 'vitest/config';
import { textFiles } from './scripts/text-files.ts';

export default defineConfig({
  plugins: [textFiles],
  test: {
    include: ['test/**/*.test.ts'],
    coverage: { include: ['src/**'], reporter: ['text-summary', 'html'] },
  },
});
