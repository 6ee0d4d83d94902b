import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import pLimit from 'p-limit';
import { changedFiles, leftOut } from './support/changed.ts';
import { closedCheckout } from './support/host/closed-checkout.ts';

// `npm test`: everything that must hold, in the order of cost, going on after a failure so that one run
// tells all. What has one thread runs beside another; every runner of tests has workers of its own for the cores. Vitest
// runs all its kinds at once: at the end of each a core would rest until its last file is done.
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

interface VitestFile {
  name: string;
  assertionResults: { fullName: string; status: string }[];
}

interface VitestReport {
  testResults: VitestFile[];
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
const counts: { name: string; count: Count; seconds?: number }[] = [];

interface Run {
  passed: boolean;
  seconds: number;
}

function run(command: string, args: string[], cwd = '.', env = process.env): Run {
  const began = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: WINDOWS, cwd, env });
  return { passed: status === 0, seconds: (performance.now() - began) / 1000 };
}

/** Runs something beside others, and answers what it wrote as well. */
function runAside(command: string, args: string[], cwd = '.'): Promise<Run & { written: Buffer }> {
  const began = performance.now();
  // Their colours, where somebody looks.
  const env = process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env;
  const child = spawn(command, args, { env, cwd, shell: WINDOWS, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (passed: boolean) =>
      resolve({ passed, seconds: (performance.now() - began) / 1000, written: Buffer.concat(chunks) });
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`));
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

/**
 * Two steps at a time: oxfmt, oxlint and tsc take all cores, and leave some while they end to what has one thread (ESLint,
 * `astro check`, knip). More would want memory at once. What each wrote is shown as a whole, and in their order.
 */
async function sideBySide(...steps: [name: string, script: string][]): Promise<void> {
  const slot = pLimit(2);
  const runs = steps.map(([name, script]) => ({
    name,
    run: slot(() => runAside('npm', ['run', '--silent', script])),
  }));
  for (const { name, run } of runs) {
    const done = await run;
    process.stdout.write(done.written);
    countStep(name, done);
  }
}

/** Arguments of a run of Vitest whose report goes into a file. */
function vitestArguments(file: string): string[] {
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return ['run', '-c', 'tests/vitest.config.ts', ...reporters];
}

function countOf(files: VitestFile[]): Count {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length,
    missing: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  };
}

/** The kind of tests in a file, by its folder; those of islands lie among the unit tests. */
function kindOf({ name }: VitestFile): string | undefined {
  return name.endsWith('.tsx') ? 'islands' : relative('tests', name).split(/[\\/]/)[0];
}

/** Every kind of test of Vitest, counted each by itself. */
function vitest(): void {
  const file = resolve(RESULTS, 'vitest.json');
  const left = excluded.flatMap((glob) => ['--exclude', glob]);
  const { passed, seconds } = run('vitest', [...vitestArguments(file), ...left]);
  const files = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport).testResults : [];
  const kinds = ['unit', 'islands', 'database', 'contract'].map((name) => ({
    name,
    count: countOf(files.filter((file) => kindOf(file) === name)),
  }));
  counts.push(...kinds);
  // A run can fail without a test that does, such as by a file that cannot be read.
  const told = kinds.some(({ count }) => count.failed > 0);
  countStep('vitest', { passed: passed || told, seconds });
}

/**
 * Root's checkout may lie where whoever runs PostgreSQL for root cannot go. One after the other, since what the first
 * file leaves behind the second has to get by with.
 */
async function closedToOthers(): Promise<void> {
  if (process.getuid?.() !== 0 || excluded.length > 0) return;
  const checkout = closedCheckout();
  const file = resolve(RESULTS, 'closed.json');
  const files = ['engine-own-server', 'engine-migrations'].map((name) => `tests/database/${name}.test.ts`);
  const args = [...vitestArguments(file), '--project', 'database', '--maxWorkers=1', ...files];
  const done = await runAside('vitest', args, checkout.folder);
  process.stdout.write(done.written);
  count<VitestReport>('closed', done, file, ({ testResults }) => countOf(testResults));
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
vitest();
await Promise.all([closedToOthers(), sideBySide(['build', 'build'])]);
playwright('e2e');
playwright('below', ['--grep', '@below'], '/apps/marquee');

process.stdout.write('\n');
/** `3 min 07 s`. */
function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

for (const { name, count, seconds } of counts) {
  const time = seconds === undefined ? '' : ` in ${duration(seconds)}`;
  process.stdout.write(`${name}: ${count.passed} passed, ${count.failed} failed${time}\n`);
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
