// `npm run mutate`: changes one small thing of `src` after the other, and tells what no unit test notices. The whole takes
// hours; `npm run mutate -- --mutate 'src/domain/series/*.ts'` takes one folder.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutate/vitest.config.ts' },
  // Words are no rules.
  mutate: ['src/{domain,host,stores}/**/*.ts', '!src/domain/{messages,translations}/**'],
  // What runs once as a file is read would take every test with it.
  ignoreStatic: true,
  concurrency: 1,
  dryRunTimeoutMinutes: 30,
  reporters: ['clear-text', 'progress', 'html', 'json'],
  htmlReporter: { fileName: 'tests/results/mutation.html' },
  jsonReporter: { fileName: 'tests/results/mutation.json' },
  tempDirName: 'tests/results/stryker',
  ignorePatterns: ['dist', '.data', 'docs', 'tests/e2e', 'tests/bench', 'tests/results'],
};
