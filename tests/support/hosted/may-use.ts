import { randomUUID } from 'node:crypto';
import type { Database } from '../../../packages/embedded/src/supabase/database/contract.ts';
import { plural } from '../../../src/server/plural.ts';
import { othersIn } from './leave-nothing.ts';
import { makeAccount, secretClient, type Project } from './project.ts';

/** Why the tests do not start, as a message. */
export class Refusal extends Error {}

const NEEDED = {
  SUPABASE_URL: 'the project’s address',
  SUPABASE_ANON_KEY: 'its publishable (anon) key',
  SUPABASE_SECRET_KEY: 'its secret (service role) key',
  DATABASE_URL: 'its database as the project’s owner, direct or through the session pooler',
} as const;

const USAGE = `npm run test:hosted tries Marquee with a Supabase project of yours, or with \`supabase start\`. It needs
${Object.entries(NEEDED)
  .map(([name, what]) => `  ${name.padEnd(20)} ${what}`)
  .join('\n')}
and takes
  TEST_INBOX           the Mailpit its mails go to (supabase start: http://127.0.0.1:54324); without it the links in mails
                       are made with the secret key
  TEST_MAIL_DOMAIN     what the addresses of the tests end in (example.org): a project at supabase.com takes none of
                       example.org, so name a domain whose mails you may receive
The project must be set up as docs/operations.md, “Hosted Supabase”, says, send mails by an SMTP server, and allow a
thousand sign-ins, sign-ups and mails in five minutes (Authentication, Rate Limits). The migrations it lacks are applied,
and stay. Everything else is gone at the end.
`;

/** The project of an environment. Throws a Refusal when a variable is missing. */
export function projectOf(env: NodeJS.ProcessEnv): Project {
  const missing = Object.keys(NEEDED).filter((name) => !env[name]);
  if (missing.length > 0) throw new Refusal(`${USAGE}\nNot set: ${missing.join(', ')}.`);
  const mailDomain = env['TEST_MAIL_DOMAIN'] ?? 'example.org';
  return {
    url: (env['SUPABASE_URL'] ?? '').replace(/\/$/, ''),
    anonKey: env['SUPABASE_ANON_KEY'] ?? '',
    secretKey: env['SUPABASE_SECRET_KEY'] ?? '',
    databaseUrl: env['DATABASE_URL'] ?? '',
    inbox: env['TEST_INBOX']?.replace(/\/$/, ''),
    mailDomain,
    admin: `root-${randomUUID()}@${mailDomain}`,
  };
}

/** Refuses accounts not created by tests, unless allowed by a flag and the project's name. */
export async function refuseOthers(
  project: Project,
  database: Database,
  told: { flag: boolean; name: string | undefined },
): Promise<void> {
  const others = await othersIn(database, project);
  const { host } = new URL(project.url);
  if (others === 0 || (told.flag && told.name === host)) return;
  throw new Refusal(
    `${host} has ${plural(others, { one: '{n} account', other: '{n} accounts' })} that these tests did not make. They would work beside what is ` +
      'theirs, and tests that count what everybody has would fail. Take a project without accounts; or, to say that you ' +
      `mean this one, set TEST_PROJECT=${host} and add -- --beside-accounts.`,
  );
}

/** Refuses keys and a database of different projects, checked with a temporary account. */
export async function refuseStrangers(project: Project, database: Database): Promise<void> {
  const { url, anonKey, mailDomain } = project;
  const said = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: anonKey } }).catch(
    () => undefined,
  );
  if (!said?.ok)
    throw new Refusal(`${url} does not take SUPABASE_ANON_KEY (${said?.status ?? 'no answer'}).`);
  const email = `probe-${randomUUID()}@${mailDomain}`;
  const made = await makeAccount(project, { email, password: randomUUID(), data: {} }).catch(
    ({ message }: Error) => {
      throw new Refusal(`SUPABASE_SECRET_KEY cannot make an account of ${email}: ${message}.`);
    },
  );
  const { rows } = await database.query('select 1 from auth.users where id = $1', [made.id]);
  await secretClient(project).auth.admin.deleteUser(made.id);
  if (rows.length === 0) throw new Refusal('DATABASE_URL is the database of another project.');
}
