import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import pLimit from 'p-limit';
import { closedCheckout } from './support/host/closed-checkout.ts';
import { processorSeconds } from './support/processor-seconds.ts';
import { baseCommit, changedFiles, PARTS, STEPS, testFiles, touchedBy, type Step } from './support/parts.ts';

// `npm test` runs the checks and every test that guards the product. `npm run test:all` adds the parts of
// `support/parts.ts`, `npm run test:touched` runs those parts alone that the change touches. `npm run check` runs the
// checks and the unit tests related to what changed since the main line. A run goes on after a failure,
// so that one run shows every failure. Vitest runs all its kinds at once: at the end of each a core would idle until the
// last file is done. The last lines are the counts and seconds of each step (on Linux those of the processor, too), the
// dearest files, and the tests that could not run on this machine.
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
  startTime: number;
  endTime: number;
  assertionResults: { fullName: string; status: string }[];
}

interface VitestReport {
  testResults: VitestFile[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

const RESULTS = 'tests/results';
const WINDOWS = process.platform === 'win32';
const began = performance.now();
const counts: ({ name: string; count: Count } & Partial<Spent>)[] = [];
/** Seconds of each test file. */
const dear: { file: string; seconds: number }[] = [];

type Mode = 'product' | 'all' | 'touched' | 'check';
const mode = (process.argv[2] ?? 'product') as Mode;
const touched = mode === 'touched' ? touchedBy(changedFiles()) : null;
/** The part's tests that this run leaves out or, of a touched part, runs alone. */
const partFiles = testFiles(touched?.parts ?? PARTS.filter(({ short }) => !short));
const steps: Step[] = touched?.steps ?? (mode === 'all' ? (Object.keys(STEPS) as Step[]) : []);
// The long form of the tests that have one.
if (mode !== 'product') process.env['TEST_LONG'] = '1';

interface Spent {
  seconds: number;
  /** Seconds of processors; 0 where the system does not say. */
  processor: number;
}

interface Run extends Spent {
  passed: boolean;
}

let processorBefore = processorSeconds();

/** What a step took. Its process has just ended, and only then do its processor seconds count. */
function spent(began: number): Spent {
  const before = processorBefore;
  processorBefore = processorSeconds();
  return { seconds: (performance.now() - began) / 1000, processor: processorBefore - before };
}

function run(command: string, args: string[], cwd = '.', env = process.env): Run {
  const began = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: WINDOWS, cwd, env });
  return { passed: status === 0, ...spent(began) };
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
    const end = (passed: boolean) => resolve({ passed, ...spent(began), written: Buffer.concat(chunks) });
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`));
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}

/** Counts what a runner reported; without a report it failed. */
function count<Report>(name: string, done: Run, file: string, read: (report: Report) => Count): void {
  const { passed, seconds, processor } = done;
  const found = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')) as Report)
    : { passed: 0, failed: 0, missing: [] };
  counts.push({
    name,
    count: passed ? found : { ...found, failed: Math.max(1, found.failed) },
    seconds,
    processor,
  });
}

function countStep(name: string, { passed, seconds, processor }: Run): void {
  const count = { passed: passed ? 1 : 0, failed: passed ? 0 : 1, missing: [] };
  counts.push({ name, count, seconds, processor });
}

/**
 * Two steps at a time: oxfmt, oxlint and tsc take all cores, and leave some while they end to what has one thread (ESLint,
 * `astro check`, knip). More would want memory at once. What each wrote is shown as a whole, and in their order.
 */
async function sideBySide(...steps: [name: string, script: string, ...args: string[]][]): Promise<void> {
  const slot = pLimit(2);
  const runs = steps.map(([name, script, ...args]) => ({
    name,
    run: slot(() => runAside('npm', ['run', '--silent', script, '--', ...args])),
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
  return ['run', ...reporters];
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
  if (name.endsWith('.tsx')) return 'islands';
  return relative('.', name).startsWith('packages') ? 'embedded' : relative('tests', name).split(/[\\/]/)[0];
}

/** Every kind of test of Vitest, counted each by itself. */
function vitest(): void {
  const file = resolve(RESULTS, 'vitest.json');
  const own = partFiles.filter((name) => /\.test\.tsx?$/.test(name));
  if (mode === 'touched' && own.length === 0) return;
  const excluded = mode === 'product' ? own.flatMap((name) => ['--exclude', resolve(name)]) : [];
  const alone = mode === 'touched' ? own : [];
  const { passed, ...took } = run('vitest', [...vitestArguments(file), ...excluded, ...alone]);
  const files = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport).testResults : [];
  dear.push(
    ...files.map(({ name, startTime, endTime }) => ({
      file: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  );
  const kinds = ['unit', 'islands', 'database', 'contract', 'embedded'].map((name) => ({
    name,
    count: countOf(files.filter((file) => kindOf(file) === name)),
  }));
  counts.push(...kinds);
  // A run can fail without a test that does, such as by a file that cannot be read.
  const told = kinds.some(({ count }) => count.failed > 0);
  countStep('vitest', { passed: passed || told, ...took });
}

/**
 * Root's checkout may lie where the user that runs PostgreSQL for root cannot go. One file after the other: the second
 * runs beside what the first leaves behind.
 */
async function closedToOthers(): Promise<void> {
  if (process.getuid?.() !== 0 || !steps.includes('closed')) return;
  const checkout = closedCheckout();
  const file = resolve(RESULTS, 'closed.json');
  const files = ['own-server', 'migrations'].map(
    (name) => `packages/embedded/tests/database/${name}.test.ts`,
  );
  const args = [...vitestArguments(file), '--project', 'embedded', '--maxWorkers=1', ...files];
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

function secondsOf({ specs, suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    own.reduce((sum, { duration }) => sum + duration / 1000, 0) +
    suites.reduce((sum, suite) => sum + secondsOf(suite), 0)
  );
}

/** Browser tests at the root of a site, or below a path the journeys tagged for it. */
function playwright(name: 'e2e' | 'below', more: string[] = [], BASE_PATH = ''): void {
  const file = `${RESULTS}/${name}.json`;
  rmSync(file, { force: true });
  const config = 'tests/playwright.config.ts';
  const done = run('playwright', ['test', '-c', config, ...more], '.', { ...process.env, BASE_PATH });
  count<PlaywrightReport>(name, done, file, ({ stats, suites }) => {
    dear.push(...suites.map((suite) => ({ file: `${name}/${suite.title}`, seconds: secondsOf(suite) })));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      missing: suites.flatMap((suite) => titlesWith('skipped', suite)),
      flaky: suites.flatMap((suite) => titlesWith('flaky', suite)),
    };
  });
}

function browsers(): void {
  const own = partFiles.filter((name) => name.endsWith('.spec.ts'));
  if (mode === 'all') playwright('e2e');
  if (mode === 'touched' && own.length > 0) playwright('e2e', own);
  if (mode === 'product')
    playwright(
      'e2e',
      globSync('tests/e2e/**/*.spec.ts').filter((name) => !own.includes(name.replaceAll('\\', '/'))),
    );
  if (steps.includes('below')) playwright('below', ['--grep', '@below'], '/apps/marquee');
}

/** The checks, the longest first. */
const CHECKS: [name: string, script: string][] = [
  ['lint', 'check:lint'],
  ['types', 'check:types'],
  ['unused', 'check:unused'],
  ['format', 'check:format'],
  ['words', 'words'],
];

mkdirSync(RESULTS, { recursive: true });
if (mode === 'check') {
  const base = baseCommit();
  const related = base === null ? [] : ['--changed', base];
  await sideBySide(...CHECKS, ['source', 'check:source'], ['unit', 'check:unit', ...related]);
} else {
  if (touched) {
    const names = [...touched.parts.map(({ name }) => name), ...steps];
    process.stdout.write(`This change touches ${names.join(', ') || 'no part of test:all'}.\n`);
    if (names.length === 0) process.exit();
  } else await sideBySide(...CHECKS);
  vitest();
  await Promise.all([closedToOthers(), sideBySide(['build', 'build'])]);
  browsers();
}

process.stdout.write('\n');
/** `3 min 07 s`. */
function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/** `, 412 s of processors`. */
const ofProcessors = (seconds = 0) => (seconds > 0 ? `, ${Math.round(seconds)} s of processors` : '');

for (const { name, count, seconds, processor } of counts) {
  const time = seconds === undefined ? '' : ` in ${duration(seconds)}${ofProcessors(processor)}`;
  process.stdout.write(`${name}: ${count.passed} passed, ${count.failed} failed${time}\n`);
}
if (dear.length > 0) process.stdout.write('\nThe dearest files, seconds:\n');
for (const { file, seconds } of dear.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20))
  process.stdout.write(`  ${seconds.toFixed(1).padStart(6)}  ${file}\n`);
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
process.stdout.write(
  `It took ${duration(seconds)}${ofProcessors(processorSeconds())}.\n${passed} passed, ${failed} failed${left}\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
