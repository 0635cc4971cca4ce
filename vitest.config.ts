import { defineConfig } from 'vitest/config';
import { textFiles } from './scripts/text-files.ts';

export default defineConfig({
  plugins: [textFiles],
  test: {
    include: ['test/**/*.test.ts'],
    // No test measures time: a busy machine is no fault.
    testTimeout: 120_000,
    coverage: { include: ['src/**'], reporter: ['text-summary', 'html'] },
  },
});
