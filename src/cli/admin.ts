import type { Config } from '../contract/config.ts';
import { answerOf } from '../core/backend/answers.ts';
import type { Database } from 'embedded-services/supabase';
import { backendClient } from '../server/backend-client.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = 'npm run admin -- grant EMAIL | revoke EMAIL | list';

/** Grants or revokes the role; false if no user has the address. A Supabase project needs its secret key. */
async function change(config: Config, name: 'grant_admin' | 'revoke_admin', email: string): Promise<boolean> {
  const { supabase } = config;
  if (supabase?.secretKey) {
    const client = backendClient(supabase.url, supabase.secretKey, fetch, { retry: false });
    return answerOf(client.rpc(name, { p_email: email }));
  }
  if (supabase) throw new Error('Set SUPABASE_SECRET_KEY: it alone makes admins of a project.');
  return withDatabase(config, async (database) => {
    const { rows } = await database.query<{ found: boolean }>(`select public.${name}($1) as found`, [email]);
    return rows[0]?.found === true;
  });
}

async function list(database: Database): Promise<string> {
  const { rows } = await database.query<{ email: string }>(
    `select u.email from public.user_roles r join auth.users u on u.id = r.user_id where r.role = 'admin' order by 1`,
  );
  return rows.length === 0
    ? 'There is no admin yet: npm run admin -- grant EMAIL'
    : rows.map(({ email }) => email).join('\n');
}

await runCommand({ usage, words: [1, 2], hosted: true }, async ({ words: [verb, email], config }) => {
  if (verb === 'list' && email === undefined) {
    if (config.supabase)
      throw new Error('Admins of a project are named at /admin, and in its table user_roles.');
    return withDatabase(config, list);
  }
  if (verb === 'grant' && email !== undefined) {
    if (await change(config, 'grant_admin', email)) return `${email} is an admin.`;
    throw new Error(`Nobody has signed up as ${email}.`);
  }
  if (verb === 'revoke' && email !== undefined) {
    if (await change(config, 'revoke_admin', email)) return `${email} is no longer an admin.`;
    throw new Error(`${email} is not an admin.`);
  }
  throw new Error(`Usage: ${usage}`);
});
