import type { Transaction } from '../../database/contract.ts';
import { secretText, sha256, uuid } from '../accounts/random.ts';
import type { UserRow } from '../accounts/users.ts';
import type { AuthContext } from '../context.ts';

/** Milliseconds a link in a mail works. */
const LIFE = 86_400_000;
const PKCE = 'pkce_';

export type MailKind = 'confirmation' | 'recovery';

interface Columns {
  token: string;
  sentAt: 'confirmation_sent_at' | 'recovery_sent_at';
}

const COLUMNS: Record<MailKind, Columns> = {
  confirmation: { token: 'confirmation_token', sentAt: 'confirmation_sent_at' },
  recovery: { token: 'recovery_token', sentAt: 'recovery_sent_at' },
};

/** Whether a link's token was made for a client that will exchange a code (PKCE). */
export function isPkceToken(token: string): boolean {
  return token.startsWith(PKCE);
}

function stored(token: string): string {
  return isPkceToken(token) ? PKCE + sha256(token.slice(PKCE.length)) : sha256(token);
}

/**
 * A new token for a link, which replaces the one before. Unlike hosted Supabase, the database holds a hash of
 * what the link says, so that reading it opens no account.
 */
export async function issueMailToken(
  { clock, random }: AuthContext,
  tx: Transaction,
  { userId, email, kind, pkce }: { userId: string; email: string; kind: MailKind; pkce: boolean },
): Promise<string> {
  const now = clock();
  const token = (pkce ? PKCE : '') + secretText(random);
  const columns = COLUMNS[kind];
  await tx.query(
    `update auth.users set ${columns.token} = $2, ${columns.sentAt} = $3::timestamptz, updated_at = $3::timestamptz
     where id = $1::uuid`,
    [userId, stored(token), now],
  );
  await tx.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1::uuid, $2::uuid, $3::auth.one_time_token_type, $4, $5,
       $6::timestamptz at time zone 'utc', $6::timestamptz at time zone 'utc')
     on conflict (user_id, token_type) do update set token_hash = excluded.token_hash,
       relates_to = excluded.relates_to, created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [uuid(random), userId, columns.token, stored(token), email, now],
  );
  return token;
}

/** Takes a token out of the database and answers its account; undefined when it is unknown, used or too old. */
export async function consumeMailToken(
  { clock }: AuthContext,
  tx: Transaction,
  token: string,
  kind: MailKind,
): Promise<UserRow | undefined> {
  const columns = COLUMNS[kind];
  const taken = await tx.query<{ user_id: string }>(
    'delete from auth.one_time_tokens where token_hash = $1 and token_type = $2::auth.one_time_token_type returning user_id',
    [stored(token), columns.token],
  );
  const [row] = taken.rows;
  if (!row) return undefined;
  const found = await tx.query<UserRow>(
    `update auth.users set ${columns.token} = '' where id = $1::uuid and deleted_at is null returning *`,
    [row.user_id],
  );
  const [user] = found.rows;
  const age = clock().getTime() - (user?.[columns.sentAt]?.getTime() ?? 0);
  return age <= LIFE ? user : undefined;
}

/** Makes every link that was mailed to an account useless. */
export async function clearMailTokens(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth.one_time_tokens where user_id = $1::uuid', [userId]);
  await tx.query(`update auth.users set confirmation_token = '', recovery_token = '' where id = $1::uuid`, [
    userId,
  ]);
}
