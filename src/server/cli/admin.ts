import type { Database } from '../../embedded/backend/database/contract.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = 'npm run admin -- grant EMAIL | revoke EMAIL | list';

async function grant(database: Database, email: string): Promise<string> {
  const { rows } = await database.query<{ found: boolean }>('select public.grant_admin($1) as found', [
    email,
  ]);
  if (rows[0]?.found) return `${email} is an admin.`;
  throw new Error(`Nobody has signed up as ${email}.`);
}

async function revoke(database: Database, email: string): Promise<string> {
  const { rows } = await database.query<{ found: boolean }>('select public.revoke_admin($1) as found', [
    email,
  ]);
  if (rows[0]?.found) return `${email} is no longer an admin.`;
  throw new Error(`${email} is not an admin.`);
}

async function list(database: Database): Promise<string> {
  const { rows } = await database.query<{ email: string }>(
    `select u.email from public.user_roles r join auth.users u on u.id = r.user_id where r.role = 'admin' order by 1`,
  );
  return rows.length === 0
    ? 'There is no admin yet: npm run admin -- grant EMAIL'
    : rows.map(({ email }) => email).join('\n');
}

await runCommand({ usage, words: [1, 2] }, ({ words: [verb, email], config }) => {
  if (verb === 'list' && email === undefined) return withDatabase(config, list);
  if (verb === 'grant' && email !== undefined)
    return withDatabase(config, (database) => grant(database, email));
  if (verb === 'revoke' && email !== undefined)
    return withDatabase(config, (database) => revoke(database, email));
  throw new Error(`Usage: ${usage}`);
});
