import type { Database } from '../../../packages/embedded/src/supabase/database/contract.ts';
import { backendClient } from '../../../src/server/backend-client.ts';
import { removeAvatars } from '../../../src/features/profile/remove-avatars.job.server.ts';
import type { Project } from './project.ts';

/** Pattern of test addresses, in PostgreSQL's syntax: a name and a UUID. */
const madeHere = (mailDomain: string) =>
  `^[a-z]+-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}@${mailDomain.replaceAll('.', '[.]')}$`;

/** Number of a project's accounts that tests did not create. */
export async function othersIn(database: Database, { mailDomain }: Project): Promise<number> {
  const { rows } = await database.query<{ others: number }>(
    `select count(*) as others from auth.users where email is null or email !~ $1`,
    [madeHere(mailDomain)],
  );
  return rows[0]?.others ?? 0;
}

/** A project's empty tables of ours. */
export async function emptyTables(database: Database): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')`,
  );
  if (tables.rows.length === 0) return [];
  const asked = tables.rows.map(
    ({ name }) => `select '${name}' as name where not exists (select from ${name})`,
  );
  const { rows } = await database.query<{ name: string }>(asked.join(' union all '));
  return rows.map(({ name }) => name);
}

/**
 * Removes all traces of tests: accounts with their data, avatars, and Auth's records of them. If there are no
 * other accounts, it also clears tables that were `empty` before. Returns tables it left because others may
 * have written them.
 */
export async function leaveNothing(project: Project, database: Database, empty: string[]): Promise<string[]> {
  const ours = [madeHere(project.mailDomain)];
  await database.query('delete from auth.users where email ~ $1', ours);
  const whose = `array[payload ->> 'actor_username', payload #>> '{traits,user_email}']`;
  await database.query(
    `delete from auth.audit_log_entries where exists (select from unnest(${whose}) address where address ~ $1)`,
    ours,
  );
  // Unfinished sign-ins of deleted accounts, of any origin.
  await database.query(
    `delete from auth.flow_state f where user_id is not null
       and not exists (select from auth.users u where u.id = f.user_id)`,
  );
  // Only Storage can delete avatars.
  await removeAvatars(backendClient(project.url, project.secretKey, fetch)).run(new AbortController().signal);
  const stillEmpty = await emptyTables(database);
  const written = empty.filter((name) => !stillEmpty.includes(name));
  if (written.length === 0 || (await othersIn(database, project)) > 0) return written;
  await database.exec(`truncate ${empty.join(', ')}`);
  return [];
}
