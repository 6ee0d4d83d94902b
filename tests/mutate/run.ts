import { spawn } from 'node:child_process';
import { keepTemporaryFilesInMemory } from '../support/temporary-files.ts';
import { foldersOf, isPlanDone, sourcesOf } from './plan.ts';
import { keep, report, secondsAtCurrent, takeCurrent } from './results.ts';

// `npm run mutate`: changes one small thing of `src` after the other, by the mutators of Stryker, and tells what no unit test
// of the same folder notices. `npm run mutate -- src/domain/series` takes one folder; `--kept` only says what is known.
// What was found is kept for as long as files are the same, so that an interrupted run goes on where it was.
const names = process.argv.slice(2);
const only = names.includes('--kept');
const folders = foldersOf(names.filter((name) => !name.startsWith('--')));

const write = (line: string) => void process.stdout.write(`${line}\n`);

/** As long as a test may take on a busy machine; beyond that a loop has no end. */
const STUCK_SECONDS = 40;

/** One process that tries what is left of a folder. Answers false if a mutant was the end of it. */
async function goOn(folder: string): Promise<boolean> {
  takeCurrent();
  const child = spawn('vitest', ['run', '-c', 'tests/mutate/vitest.config.ts', '--reporter=dot'], {
    // Its worker is a process as well, and nothing less ends a loop.
    detached: true,
    env: { ...process.env, MUTATE_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  const end = () => process.kill(-child.pid!, 'SIGKILL');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (end(), process.exit(1)));
  const watch = setInterval(() => secondsAtCurrent() > STUCK_SECONDS && end(), 1000);
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('close', () => resolve());
  await promise;
  clearInterval(watch);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal);
  const mutant = takeCurrent();
  if (mutant) keep({ mutant, status: 'endless' });
  else if (!isPlanDone()) throw new Error(said);
  for (const [line] of said.matchAll(/^.* without a mutant$/gm)) write(line);
  return !mutant;
}

// What is left of a process that was killed goes with the rest.
if (!only) keepTemporaryFilesInMemory();
for (const folder of folders) {
  const began = performance.now();
  if (!only) while (!(await goOn(folder)));
  const { tried, noticed } = report(sourcesOf(folder), write);
  const seconds = Math.round((performance.now() - began) / 1000);
  write(`${folder}: ${noticed} of ${tried} noticed${only ? '' : `, ${seconds} s`}\n`);
}
