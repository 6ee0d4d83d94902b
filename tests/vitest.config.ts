import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { IN_BROWSERS } from '../src/islands/light-islands.ts';
import { LongestFirst } from './support/longest-first.ts';
import { keepTemporaryFilesInMemory } from './support/temporary-files.ts';

keepTemporaryFilesInMemory();

// One project per kind of test, so that `npm run check` runs the quick ones only.
const project = (name: string, include: string, more: Record<string, unknown> = {}) => ({
  extends: true as const,
  test: { name, include: [include], ...more },
});

/** What holds nothing between its calls, or makes what holds it. */
const PURE = 'tests/unit/{ai,backend,catalogue,contract,domain}/**/*.test.ts';

// Both engines: PGlite in the process of a test file, PostgreSQL in one server for all of them.
const onEngines = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  root: '.',
  test: {
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: 'forks',
    // One more than cores: a fifth of the time tests wait, for a server that starts or a clock.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tests/support/database/shared-postgres.ts'],
    setupFiles: ['tests/support/setup.ts'],
    projects: [
      // These tests go on in one process from file to file, which takes a third of their time.
      project('pure', PURE, { isolate: false }),
      project('unit', 'tests/unit/**/*.test.ts', { exclude: [PURE] }),
      {
        ...project('islands', 'tests/unit/**/*.test.tsx', {
          environment: join(import.meta.dirname, 'support/browser/page-environment.ts'),
          // Packages that draw are given Preact as well.
          server: { deps: { inline: [/@nanostores\/react/, /@dnd-kit/, /embla-carousel-react/] } },
        }),
        resolve: {
          // Islands are driven as browsers have them.
          alias: Object.entries({
            ...IN_BROWSERS,
            'react/jsx-dev-runtime': 'preact/jsx-runtime',
            'react-dom/server': 'preact/compat/server',
          }).map(([find, replacement]) => ({ find: new RegExp(`^${find}$`), replacement })),
        },
      },
      project('database', 'tests/database/**/*.test.ts', onEngines),
      project('contract', 'tests/contract/**/*.test.ts', onEngines),
    ],
  },
});
