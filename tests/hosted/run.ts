import { spawnSync } from 'node:child_process';
import { plural } from '../../src/server/plural.ts';
import { appliedVersions, migrate } from '../../packages/embedded/src/supabase/database/migrations.ts';
import { PostgresDatabase } from '../../packages/embedded/src/supabase/database/postgres/postgres-database.ts';
import { emptyTables, leaveNothing } from '../support/hosted/leave-nothing.ts';
import { projectOf, Refusal, refuseOthers, refuseStrangers } from '../support/hosted/may-use.ts';
import type { Project } from '../support/hosted/project.ts';
import { MIGRATIONS } from '../../src/server/migrations.ts';

// `npm run test:hosted`: what `npm test` holds of our stand-ins, held of a Supabase project. Ends with 2 where it does not
// begin, with 1 when something failed.

/** The tests of `contract` that ask for nothing but what a project is; each file leaves it as it was. */
const CONTRACT = [
  'same-answers',
  'backend-admin',
  'backend-avatars',
  'backend-lists',
  'backend-my-services',
  'backend-opinions',
  'backend-public-profiles',
  'backend-watches',
  'following',
].map((name) => `tests/contract/${name}.test.ts`);

const say = (text: string) => void process.stdout.write(`${text}\n`);

function run(command: string, args: string[], project: Project): boolean {
  const env = { ...process.env, HOSTED_PROJECT: JSON.stringify(project) };
  return (
    spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', env }).status === 0
  );
}

/** The migrations the project lacks, each in a transaction of its own, noted where the Supabase CLI notes them. */
async function push(database: PostgresDatabase): Promise<void> {
  const had = await appliedVersions(database, MIGRATIONS).catch(() => []);
  await migrate(database, MIGRATIONS);
  const fresh = (await appliedVersions(database, MIGRATIONS)).length - had.length;
  say(
    fresh === 0
      ? 'Every migration is there.'
      : `${plural(fresh, { one: '{n} migration', other: '{n} migrations' })} applied, which stay.`,
  );
}

async function testHosted(): Promise<boolean> {
  const project = projectOf(process.env);
  const database = await PostgresDatabase.open(project.databaseUrl, { connections: 2 }).catch(
    (error: Error) => {
      throw new Refusal(error.message);
    },
  );
  try {
    const told = { flag: process.argv.includes('--beside-accounts'), name: process.env['TEST_PROJECT'] };
    await refuseOthers(project, database, told);
    await refuseStrangers(project, database);
    await push(database);
    const empty = await emptyTables(database);
    const vitest = ['run', '--project', 'contract', '--no-file-parallelism'];
    const contract = run('vitest', [...vitest, ...CONTRACT], project);
    const built = run('npm', ['run', '--silent', 'build'], project);
    const config = ['test', '-c', 'tests/playwright.config.ts', '--grep', '@hosted'];
    const journeys = built && run('playwright', config, project);
    const left = await leaveNothing(project, database, empty);
    say(
      left.length === 0
        ? 'Nothing is left but the migrations.'
        : `No account or picture is left. In tables that were empty before, others may have written, and they stay: ${left.join(', ')}.`,
    );
    say(`contract: ${contract ? 'passed' : 'failed'}, journeys: ${journeys ? 'passed' : 'failed'}`);
    return contract && journeys;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = (await testHosted()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
