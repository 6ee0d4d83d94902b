import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

// `npm test`: everything that must hold, in the order of cost, going on after a failure so that one run
// tells all. Ends with the counts of every runner.
interface Count {
  passed: number;
  failed: number;
}

const RESULTS = 'tests/results';
const counts: { name: string; count: Count }[] = [];

function run(command: string, args: string[], environment: Record<string, string> = {}): boolean {
  const options = { stdio: 'inherit', env: { ...process.env, ...environment } } as const;
  return spawnSync(command, args, { ...options, shell: process.platform === 'win32' }).status === 0;
}

function step(name: string, script: string): void {
  const passed = run('npm', ['run', '--silent', script]);
  counts.push({ name, count: { passed: passed ? 1 : 0, failed: passed ? 0 : 1 } });
}

function vitest(name: string): void {
  const file = `${RESULTS}/${name}.json`;
  rmSync(file, { force: true });
  const args = ['run', '-c', 'tests/vitest.config.ts', '--project', name, '--reporter=default'];
  const passed = run('vitest', [...args, '--reporter=json', `--outputFile.json=${file}`]);
  const report = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number })
    : { numPassedTests: 0, numFailedTests: 0 };
  const failed = passed ? report.numFailedTests : Math.max(1, report.numFailedTests);
  counts.push({ name, count: { passed: report.numPassedTests, failed } });
}

function playwright(): void {
  const file = `${RESULTS}/e2e.json`;
  rmSync(file, { force: true });
  const passed = run('playwright', ['test', '-c', 'tests/playwright.config.ts']);
  const report = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { stats: { expected: number; unexpected: number } })
    : { stats: { expected: 0, unexpected: 0 } };
  const failed = passed ? report.stats.unexpected : Math.max(1, report.stats.unexpected);
  counts.push({ name: 'e2e', count: { passed: report.stats.expected, failed } });
}

mkdirSync(RESULTS, { recursive: true });
step('format', 'check:format');
step('lint', 'check:lint');
step('types', 'check:types');
vitest('unit');
vitest('database');
vitest('contract');
step('build', 'build');
playwright();

process.stdout.write('\n');
for (const { name, count } of counts) {
  process.stdout.write(`${name}: ${count.passed} passed, ${count.failed} failed\n`);
}
const passed = counts.reduce((sum, { count }) => sum + count.passed, 0);
const failed = counts.reduce((sum, { count }) => sum + count.failed, 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
