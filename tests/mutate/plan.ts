import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** One small thing of a file that is changed; `id` is what the code made by the instrumenter knows it by. */
export interface Mutant {
  id: string;
  file: string;
  line: number;
  /** The same from run to run, as long as the file is. */
  key: string;
  was: string;
  becomes: string;
  mutator: string;
}

/** What the worker is to do: these mutants by these files of tests. */
interface Plan {
  mutants: Mutant[];
  tests: PlannedTest[];
}

interface PlannedTest {
  path: string;
  /** Files of the folder that it is about: all of its own, else those it names itself. */
  about: string[];
}

export const RESULTS = 'tests/results/mutants';
const PLAN = join(RESULTS, 'plan.json');

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const read = (file: string) => readFileSync(file, 'utf8');

/** Words are no rules: what is said, and by which words of a language a wish is understood. */
const isWords = (file: string) =>
  /^src\/domain\/(?:(?:messages|translations|wishes\/languages)\/|wishes\/little-words)/.test(file);

/**
 * Programs that no unit test can be: `main.ts` starts services and a server and ends with them (tests/e2e/boot.spec.ts,
 * door.spec.ts), `build-host.ts` tells Vite what to build of that (all tests of a built host).
 */
const isProgram = (file: string) => /^src\/host\/(?:main|build-host)\.ts$/.test(file);

const isTried = (file: string) => !isWords(file) && !isProgram(file);

/** The folders that are tried one after the other: those named, with what is in them, or all. */
export function foldersOf(named: string[]): string[] {
  const files = ['domain', 'stores', 'host'].flatMap((layer) => globSync(`src/${layer}/**/*.ts`).sort());
  const folders = [...new Set(files.filter(isTried).map(dirname))].sort();
  const wanted = named.map((name) => normalize(name).replace(/\/$/, ''));
  const within = wanted.map((name) => folders.filter((one) => one === name || one.startsWith(`${name}/`)));
  return named.length > 0 ? [...new Set(within.flat())] : folders;
}

export const sourcesOf = (folder: string) => globSync(`${folder}/*.ts`).filter(isTried).sort();

const imports = new Map<string, string[]>();
function importsOf(file: string): string[] {
  const known = imports.get(file);
  if (known) return known;
  const text = /\.tsx?$/.test(file) && existsSync(file) ? read(file) : '';
  const found = [...text.matchAll(/(?:from|import|import\()\s*'(\.[^']+\.tsx?)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => existsSync(path));
  imports.set(file, found);
  return found;
}

/** All a file comes to by what it imports, itself included. */
function closureOf(file: string): Set<string> {
  const seen = new Set([file]);
  for (const one of seen) for (const next of importsOf(one)) seen.add(next);
  return seen;
}

/** Which files come to one of a folder, and so may hold what a mutant of it left behind. */
export function whatHolds(folder: string): (file: string) => boolean {
  const sources = new Set(sourcesOf(folder));
  const known = new Map<string, boolean>();
  return (file) => {
    const found = known.get(file) ?? [...closureOf(file)].some((one) => sources.has(one));
    known.set(file, found);
    return found;
  };
}

const isEngine = (file: string) => file.startsWith('src/embedded/backend/database/');
/** Draw letters, load all pages, unpack 200 MB: up to half a minute each, of which nothing tells one rule from another. */
const SLOW = /\/(?:lettering|words-at-load|damage)\.test\.ts$/;

/**
 * The unit tests of a folder: those of a folder of the same name and those that name one of its files, as long as they come to
 * it. One that starts a database counts where it mirrors the folder.
 */
export function testsOf(folder: string): string[] {
  const [, layer = '', area = ''] = folder.split('/');
  const files = new Set(sourcesOf(folder));
  const isOwn = (test: string) => dirname(test) === `tests/unit/${layer}${area && `/${area}`}`;
  const isNear = (test: string) =>
    importsOf(test).some((file) => files.has(file)) || (area !== '' && test.includes(`/${area}/`));
  return globSync('tests/unit/**/*.test.ts')
    .filter((test) => !SLOW.test(test) && (isOwn(test) || isNear(test)))
    .filter((test) => {
      const all = closureOf(test);
      return [...files].some((file) => all.has(file)) && (isOwn(test) || ![...all].some(isEngine));
    })
    .sort();
}

const silent = { isTraceEnabled: () => false, isDebugEnabled: () => false } as Record<string, unknown>;
for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal']) silent[level] = () => undefined;

function textAt(source: string, { start, end }: Place): string {
  const lines = source.split('\n').slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column);
  lines[0] = lines[0]!.slice(start.column);
  return lines.join('\n');
}
interface Place {
  start: { line: number; column: number };
  end: { line: number; column: number };
}

/** The files of a folder with all of their mutants in them, each asleep until it is named. */
export async function instrument(folder: string): Promise<{ mutants: Mutant[]; code: Map<string, string> }> {
  const files = sourcesOf(folder).map((name) => ({ name, content: read(name), mutate: true }));
  const made = await new Instrumenter(silent as never).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const source = new Map(files.map(({ name, content }) => [name, content]));
  const mutants = made.mutants.map(({ id, fileName, location, mutatorName, replacement }) => ({
    id,
    file: fileName,
    line: location.start.line + 1,
    key: hash(JSON.stringify([location, mutatorName, replacement])),
    was: textAt(source.get(fileName)!, location),
    becomes: replacement,
    mutator: mutatorName,
  }));
  return { mutants, code: new Map(made.files.map(({ name, content }) => [name, content])) };
}

/** Of what the kept results are: these change with the file, and what survived also with the tests. */
export function stampsOf(file: string, tests: string[]): { source: string; tests: string } {
  return { source: hash(read(file)), tests: hash(tests.map(read).join()) };
}

export function writePlan(folder: string, tests: string[], mutants: Mutant[]): void {
  const sources = sourcesOf(folder);
  const area = folder.split('/')[2];
  const aboutOf = (path: string) =>
    area && path.includes(`/${area}/`) ? sources : importsOf(path).filter((file) => sources.includes(file));
  const plan: Plan = { mutants, tests: tests.map((path) => ({ path, about: aboutOf(path) })) };
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(PLAN, JSON.stringify(plan));
}

export const readPlan = () => JSON.parse(read(PLAN)) as Plan;
export const donePlan = () => rmSync(PLAN);
export const isPlanDone = () => !existsSync(PLAN);
