import { readFileSync, writeFileSync } from 'node:fs';
import { createVitest, type TestSpecification } from 'vitest/node';
import { mutantsOf } from './mutants.ts';

// Tries the mutants of one file, from a number on, in a copy of the checkout (run.ts starts it there), and says of each
// on a line of its own what became of it.
const [file = '', first = '0', ...tests] = process.argv.slice(2);
const source = readFileSync(file, 'utf8');
const silent = { onInit() {} };
const vitest = await createVitest({
  ...{
    config: 'tests/vitest.config.ts',
    project: ['unit', 'islands'],
    watch: false,
    bail: 1,
    maxWorkers: 1,
    pool: 'threads',
  },
  ...{ reporters: [silent], silent: true },
});

const say = (said: object) => process.stdout.write(`\n@${JSON.stringify(said)}\n`);

async function passes(specifications: TestSpecification[]): Promise<boolean> {
  vitest.invalidateFile(`${process.cwd()}/${file}`);
  const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(specifications);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

const found = await vitest.globTestSpecifications(tests);
const placeOf = ({ moduleId }: TestSpecification) => tests.findIndex((test) => moduleId.endsWith(test));
found.sort((a, b) => placeOf(a) - placeOf(b));
// The nearest first: mostly it notices.
const rounds = [found.slice(0, 1), found.slice(1, 4), found.slice(4)].filter(({ length }) => length > 0);

async function survives(): Promise<boolean> {
  for (const round of rounds) if (!(await passes(round))) return false;
  return true;
}

const sound = rounds.length > 0 && (await survives());
say({ sound });
if (sound)
  for (const [at, { start, end, by }] of mutantsOf(source, file).entries()) {
    if (at < Number(first)) continue;
    writeFileSync(file, source.slice(0, start) + by + source.slice(end));
    say({ at, survived: await survives() });
  }
writeFileSync(file, source);
await vitest.close();
process.exit(0);
