import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import pLimit from 'p-limit';
import { changedFiles, leftOut } from './support/changed.ts';
import { closedCheckout } from './support/host/closed-checkout.ts';

// `npm test`: everything that must hold, in the order of cost, going on after a failure so that one run
// tells all. What has one thread runs beside another; every runner of tests has workers of its own for the cores.
// `npm test -- --changed` leaves out what is only about the embedded servers while nothing they are made of changed.
// Ends with the counts and the time of every step, and the tests that could not be made on this machine.
interface Count {
  passed: number;
  failed: number;
  /** The titles of those left out. */
  missing: string[];
  /** The titles of those that passed only when tried again. */
  flaky?: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

const RESULTS = 'tests/results';
const WINDOWS = process.platform === 'win32';
const began = performance.now();
const excluded = process.argv.includes('--changed') ? leftOut(changedFiles()) : [];
const counts: { name: string; count: Count; seconds: number }[] = [];

interface Run {
  passed: boolean;
  seconds: number;
}

function run(command: string, args: string[], cwd = '.', env = process.env): Run {
  const began = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: WINDOWS, cwd, env });
  return { passed: status === 0, seconds: (performance.now() - began) / 1000 };
}

/** Runs a script beside others, and answers what it wrote as well. */
function runAside(script: string): Promise<Run & { written: Buffer }> {
  const began = performance.now();
  // Their colours, where somebody looks.
  const env = process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env;
  const child = spawn('npm', ['run', '--silent', script], {
    env,
    shell: WINDOWS,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (passed: boolean) =>
      resolve({ passed, seconds: (performance.now() - began) / 1000, written: Buffer.concat(chunks) });
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${script}: ${error.message}\n`));
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}

/** Counts what a runner reported; without a report it failed. */
function count<Report>(name: string, done: Run, file: string, read: (report: Report) => Count): void {
  const { passed, seconds } = done;
  const found = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')) as Report)
    : { passed: 0, failed: 0, missing: [] };
  counts.push({ name, count: passed ? found : { ...found, failed: Math.max(1, found.failed) }, seconds });
}

function countStep(name: string, { passed, seconds }: Run): void {
  counts.push({ name, count: { passed: passed ? 1 : 0, failed: passed ? 0 : 1, missing: [] }, seconds });
}

/** Two steps at a time, since they have one thread each; what each wrote is shown as a whole, and in their order. */
async function sideBySide(...steps: [name: string, script: string][]): Promise<void> {
  const slot = pLimit(2);
  const runs = steps.map(([name, script]) => ({ name, run: slot(() => runAside(script)) }));
  for (const { name, run } of runs) {
    const done = await run;
    process.stdout.write(done.written);
    countStep(name, done);
  }
}

function vitest(project: string, name = project, more: string[] = [], cwd = '.'): void {
  const file = resolve(RESULTS, `${name}.json`);
  rmSync(file, { force: true });
  const args = ['run', '-c', 'tests/vitest.config.ts', '--project', project, '--reporter=default', ...more];
  for (const glob of excluded) args.push('--exclude', glob);
  const done = run('vitest', [...args, '--reporter=json', `--outputFile.json=${file}`], cwd);
  count<VitestReport>(name, done, file, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    missing: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  }));
}

/**
 * Root's checkout may lie where whoever runs PostgreSQL for root cannot go. One after the other, since what the first
 * file leaves behind the second has to get by with.
 */
function closedToOthers(): void {
  if (process.getuid?.() !== 0 || excluded.length > 0) return;
  const checkout = closedCheckout();
  const files = ['engine-own-server', 'engine-migrations'].map((name) => `tests/database/${name}.test.ts`);
  vitest('database', 'closed', [...files, '--maxWorkers=1'], checkout.folder);
  checkout.remove();
}

/** The titles of the tests that ended so. */
function titlesWith(ended: string, { title, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === ended));
  const below = suites.flatMap((suite) => titlesWith(ended, suite));
  return [...own.map((spec) => spec.title), ...below].map((name) => `${title} › ${name}`);
}

/** In the whole, or below a path of a site the journeys of each area, which are marked. */
function playwright(name: 'e2e' | 'below', more: string[] = [], BASE_PATH = ''): void {
  const file = `${RESULTS}/${name}.json`;
  rmSync(file, { force: true });
  const config = 'tests/playwright.config.ts';
  const done = run('playwright', ['test', '-c', config, ...more], '.', { ...process.env, BASE_PATH });
  count<PlaywrightReport>(name, done, file, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    missing: suites.flatMap((suite) => titlesWith('skipped', suite)),
    flaky: suites.flatMap((suite) => titlesWith('flaky', suite)),
  }));
}

mkdirSync(RESULTS, { recursive: true });
await sideBySide(
  ['format', 'check:format'],
  ['lint', 'check:lint'],
  ['types', 'check:types'],
  ['unused', 'check:unused'],
);
vitest('unit');
vitest('islands');
vitest('database');
closedToOthers();
vitest('contract');
countStep('build', run('npm', ['run', '--silent', 'build']));
playwright('e2e');
playwright('below', ['--grep', '@below'], '/apps/marquee');

process.stdout.write('\n');
/** `3 min 07 s`. */
function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

for (const { name, count, seconds } of counts) {
  process.stdout.write(`${name}: ${count.passed} passed, ${count.failed} failed in ${duration(seconds)}\n`);
}
const missing = counts.flatMap(({ name, count }) => count.missing.map((title) => `${name}: ${title}`));
if (missing.length > 0) {
  process.stdout.write(`\nNOT TESTED on this machine:\n${missing.map((line) => `  ${line}\n`).join('')}\n`);
}
const flaky = counts.flatMap(({ name, count }) => (count.flaky ?? []).map((title) => `${name}: ${title}`));
if (flaky.length > 0) {
  process.stdout.write(`\nPASSED ONLY WHEN TRIED AGAIN:\n${flaky.map((line) => `  ${line}\n`).join('')}\n`);
}
const passed = counts.reduce((sum, { count }) => sum + count.passed, 0);
const failed = counts.reduce((sum, { count }) => sum + count.failed, 0);
const left = missing.length > 0 ? `, ${missing.length} not tested` : '';
const seconds = (performance.now() - began) / 1000;
process.stdout.write(`It took ${duration(seconds)}.\n${passed} passed, ${failed} failed${left}\n`);
if (excluded.length > 0)
  process.stdout.write(`Left out, nothing of theirs changed: ${excluded.join(', ')}\n`);
process.exitCode = failed === 0 ? 0 : 1;
