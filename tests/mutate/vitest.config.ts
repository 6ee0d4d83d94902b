import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// Stryker runs tests in threads, and a thread has the time zone of its process.
const inOtherZones = globSync('tests/unit/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes("'TZ'"),
);

export default defineConfig({
  root: '.',
  test: {
    include: ['tests/unit/**/*.test.ts'],
    exclude: inOtherZones,
    setupFiles: ['tests/support/setup.ts'],
    // Mutated code notes what runs of it, which makes it slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
