import { defineConfig } from 'vitest/config';

// Both engines: PGlite in the process of a test file, PostgreSQL in one server for all of them.
export default defineConfig({
  test: {
    name: 'embedded',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/setup-postgres.ts'],
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
  },
});
