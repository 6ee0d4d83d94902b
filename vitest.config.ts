import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { keepTemporaryFilesInMemory } from './tests/support/temporary-files.ts';

keepTemporaryFilesInMemory();

// One project per kind of test: `npm run check` runs `source`, and of the unit tests those related to what changed.
const project = (name: string, include: string | string[], more: Record<string, unknown> = {}) => ({
  extends: true as const,
  test: { name, include: [include].flat(), ...more },
});

const HOST = globSync('tests/unit/host/**/*.test.ts');
/** Whether a file replaces modules, which would be replaced for the files after it as well. */
const replaces = (file: string) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'));

/** What holds nothing between its calls, or makes what holds it. */
const PURE = [
  'tests/unit/{ai,backend,catalogue,contract,domain}/**/*.test.ts',
  ...HOST.filter((file) => !replaces(file)),
];
// A project's own `exclude` would hide those of the command line.
const OTHERS = [
  'tests/unit/!(ai|backend|catalogue|contract|domain|host)/**/*.test.ts',
  ...HOST.filter(replaces),
];
/** Tests that read the files of the repository instead of importing them: no import relates them to a change. */
const SOURCE = 'tests/unit/*.test.ts';

// Both engines: PGlite in the process of a test file, PostgreSQL in one server for all of them.
const onEngines = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^.*\/paraglide\/messages\.js$/,
        replacement: join(import.meta.dirname, 'tests/support/language/messages.ts'),
      },
    ],
  },
  test: {
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    pool: 'forks',
    // One more than cores: a fifth of the time tests wait, for a server that starts or a clock.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tests/support/language/compile-words.ts', 'tests/support/database/shared-postgres.ts'],
    setupFiles: ['tests/support/setup.ts'],
    projects: [
      // These tests go on in one process from file to file, which takes a third of their time.
      project('unit-pure', PURE, { isolate: false }),
      project('unit', OTHERS),
      project('source', SOURCE),
      project('unit-islands', 'tests/unit/**/*.test.tsx', {
        environment: join(import.meta.dirname, 'tests/support/browser/page-environment.ts'),
      }),
      project('database', 'tests/database/**/*.test.ts', onEngines),
      project('contract', 'tests/contract/**/*.test.ts', onEngines),
      'packages/embedded',
    ],
  },
});
