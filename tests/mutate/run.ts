import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { closedCheckout } from '../support/host/closed-checkout.ts';
import { mutantsOf } from './mutants.ts';
import { nearTests } from './near-tests.ts';

// `npm run mutate`: changes one small thing of `src` after the other, in a copy of the checkout, and runs the unit tests
// nearest to it. What no test notices has survived and is printed. `npm run mutate src/domain/series` tries one folder or
// file, `--minutes 10` stops after so long, `--tests 20` runs more files of tests for each file (twelve by default).
const PLACES = ['src/domain', 'src/host', 'src/stores'];
/** Words are no rules. */
const LEFT_OUT = /^src\/domain\/messages|\.d\.ts$/;
/** A mutant that runs for so long does not end, which its tests notice. */
const SILENCE_MS = 90_000;

const given = process.argv.slice(2);
function option(name: string, otherwise: number): number {
  const at = given.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(given.splice(at, 2)[1]);
}
const minutes = option('minutes', Infinity);
const mostTests = option('tests', 12);
const until = performance.now() + minutes * 60_000;

const filesBelow = (place: string): string[] =>
  statSync(place).isFile()
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(place, file.split(path.sep).join('/')))
        .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
        .sort();

const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Said {
  sound?: boolean;
  at?: number;
  survived?: boolean;
}

const copy = closedCheckout();
let running: number | undefined;
/** Workers are in a group of their own, with the threads and servers of their tests. */
const stopWorker = () => running !== undefined && process.kill(-running, 'SIGKILL');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopWorker();
    copy.remove();
    process.exit(1);
  });
const testsOf = nearTests();

/** Tries the mutants of a file from one on; answers where it stopped, and why. */
function attempt(
  file: string,
  first: number,
  hear: (said: Said) => void,
): Promise<'ended' | 'stuck' | 'late'> {
  const tests = testsOf(file).slice(0, mostTests);
  const args = [path.join(copy.folder, 'tests/mutate/worker.ts'), file, String(first), ...tests];
  const child = spawn(process.execPath, args, {
    cwd: copy.folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  running = child.pid;
  return new Promise((resolve) => {
    let why: 'ended' | 'stuck' | 'late' = 'ended';
    const end = (reason: typeof why) => {
      why = reason;
      stopWorker();
    };
    let watch = setTimeout(() => end('stuck'), SILENCE_MS);
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('@')) return;
      clearTimeout(watch);
      if (performance.now() > until) return end('late');
      watch = setTimeout(() => end('stuck'), SILENCE_MS);
      hear(JSON.parse(line.slice(1)) as Said);
    });
    child.on('close', () => {
      clearTimeout(watch);
      running = undefined;
      resolve(why);
    });
  });
}

const totals = new Map<string, { killed: number; survived: number }>();
const unread: string[] = [];

async function mutate(file: string): Promise<void> {
  const source = readFileSync(file, 'utf8');
  const mutants = mutantsOf(source, file);
  if (mutants.length === 0) return;
  if (testsOf(file).length === 0) return void unread.push(`${file}: no unit test leads to it`);
  const total = { killed: 0, survived: 0 };
  let next = 0;
  let sound = false;
  while (next < mutants.length) {
    const how = await attempt(file, next, (said) => {
      sound ||= said.sound === true;
      if (said.at === undefined) return;
      next = said.at + 1;
      if (!said.survived) return void (total.killed += 1);
      total.survived += 1;
      const { line, was, by } = mutants[said.at] ?? { line: 0, was: '', by: '' };
      say(`${file}:${line}: ${was.replace(/\s+/g, ' ').slice(0, 60)} -> ${by.slice(0, 60)}`);
    });
    writeFileSync(path.join(copy.folder, file), source);
    if (how === 'late') break;
    if (!sound) {
      unread.push(`${file}: its tests fail unchanged`);
      return;
    }
    if (how === 'stuck') {
      total.killed += 1;
      next += 1;
    } else if (next < mutants.length) break;
  }
  totals.set(file, total);
  say(`# ${file}: ${total.killed} of ${total.killed + total.survived} noticed (${mutants.length} in all)`);
}

try {
  for (const file of (given.length > 0 ? given : PLACES).flatMap(filesBelow)) {
    if (performance.now() > until) unread.push(`${file}: not reached`);
    else await mutate(file);
  }
} finally {
  copy.remove();
}

const sum = (of: 'killed' | 'survived') => [...totals.values()].reduce((all, one) => all + one[of], 0);
const [killed, survived] = [sum('killed'), sum('survived')];
say(`${killed} of ${killed + survived} noticed in ${totals.size} files, ${survived} survived.`);
for (const one of unread) say(`left out: ${one}`);
