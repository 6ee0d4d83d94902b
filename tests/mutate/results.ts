import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { RESULTS, stampsOf, type Mutant } from './plan.ts';

type Status = 'noticed' | 'endless' | 'survived' | 'unreached';

export interface Result {
  mutant: Mutant;
  status: Status;
  /** The test that noticed it. */
  by?: string;
}

const CURRENT = join(RESULTS, 'current.json');
const fileOf = (source: string) => join(RESULTS, `${source}.jsonl`);
const linesOf = (file: string) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as unknown)
    : [];

/** What was found of a file, line for line, so that a run that was interrupted goes on where it was. */
function resultsOf(source: string): Result[] {
  return linesOf(fileOf(source)).slice(1) as Result[];
}

export function keep(result: Result): void {
  appendFileSync(fileOf(result.mutant.file), `${JSON.stringify(result)}\n`);
}

/** Throws away what no longer holds, and answers the keys of what does. */
export function stillKnown(source: string, tests: string[]): Set<string> {
  const [stamps] = linesOf(fileOf(source)) as ReturnType<typeof stampsOf>[];
  const now = stampsOf(source, tests);
  const sameTests = stamps?.tests === now.tests;
  const holds = ({ status }: Result) => sameTests || status === 'noticed' || status === 'endless';
  const known = stamps?.source === now.source ? resultsOf(source).filter(holds) : [];
  mkdirSync(dirname(fileOf(source)), { recursive: true });
  writeFileSync(fileOf(source), [now, ...known].map((line) => `${JSON.stringify(line)}\n`).join(''));
  return new Set(known.map(({ mutant }) => mutant.key));
}

/** The mutant that is tried now: whoever finds the worker dead or stuck knows by which. */
export const setCurrent = (mutant: Mutant) => writeFileSync(CURRENT, JSON.stringify(mutant));

/** For how many seconds the worker has been at it; none while it looks around. */
export const secondsAtCurrent = () =>
  existsSync(CURRENT) ? (Date.now() - statSync(CURRENT).mtimeMs) / 1000 : 0;

export function takeCurrent(): Mutant | undefined {
  if (!existsSync(CURRENT)) return undefined;
  const mutant = JSON.parse(readFileSync(CURRENT, 'utf8')) as Mutant;
  rmSync(CURRENT);
  return mutant;
}

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 87)}…` : line;
};

/** What of a file nothing noticed, a line each, and how many were tried. */
export function report(sources: string[], write: (line: string) => void): { tried: number; noticed: number } {
  const sum = { tried: 0, noticed: 0 };
  for (const source of sources) {
    const results = resultsOf(source);
    const left = results.filter(({ status }) => status === 'survived' || status === 'unreached');
    sum.tried += results.length;
    sum.noticed += results.length - left.length;
    if (left.length === 0) continue;
    write(`${source}: ${results.length - left.length} of ${results.length}`);
    const inOrder = left.toSorted((a, b) => a.mutant.line - b.mutant.line);
    const idle = inOrder.filter(({ status }) => status === 'unreached').map(({ mutant }) => mutant.line);
    if (idle.length > 0) write(`  no test comes to ${[...new Set(idle)].join(', ')} (${idle.length})`);
    for (const { mutant, status } of inOrder) {
      if (status === 'survived') write(`  ${mutant.line}: ${short(mutant.was)}  →  ${short(mutant.becomes)}`);
    }
  }
  return sum;
}
