import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { instrument, testsOf, writePlan } from './plan.ts';
import { stillKnown } from './results.ts';

// Started by run.ts, once a folder. Sources of it come with their mutants in them; all tests run in one process, driven by
// worker.ts, which is loaded once.
const root = join(import.meta.dirname, '../..');
const folder = process.env['MUTATE_FOLDER'] ?? '';
const tests = testsOf(folder);
const { mutants, code } = await instrument(folder);
const known = new Map([...code.keys()].map((file) => [file, stillKnown(file, tests)]));
writePlan(
  folder,
  tests,
  mutants.filter(({ file, key }) => !known.get(file)?.has(key)),
);

export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform: (_code, id) => code.get(id.slice(root.length + 1)),
    },
  ],
  test: {
    include: ['tests/mutate/begin.ts'],
    runner: join(import.meta.dirname, 'worker.ts'),
    setupFiles: ['tests/support/setup.ts'],
    // Zones of time can only be changed in a process.
    pool: 'forks',
    isolate: false,
    // Which file has mutants in it differs from folder to folder.
    fsModuleCache: false,
    maxWorkers: 1,
    onConsoleLog: () => false,
    // Whoever waits for what a mutant keeps from coming need not wait long.
    testTimeout: 10_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 1500 } },
  },
});
