import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Transaction } from '../../database/contract.ts';
import { codeText, secretText, sha256, uuid } from '../accounts/random.ts';
import type { AuthContext, AuthRequest } from '../context.ts';
import { clientKey } from '../http/client-key.ts';
import type { Challenge } from './flow-state.ts';

const DAY = 86_400_000;
/** Lifetime of a link and its code in milliseconds. */
const LIFE = DAY;
/** How long a mail is stored, and a sign-up can be resent. */
const MEMORY = 7 * DAY;
/** Maximum valid codes per account, and wrong codes per day. */
const CODES = { valid: 3, wrong: 10 };
const PKCE = 'pkce_';

export type MailKind = 'confirmation' | 'recovery' | 'notice';
export type LinkKind = Exclude<MailKind, 'notice'>;

/** A sent mail: its recipient, and the effect of its link on an unconfirmed account. */
export interface MailLink {
  id: string;
  user_id: string;
  kind: LinkKind;
  client: string;
  code_hash: string | null;
  code_challenge: string | null;
  code_challenge_method: Challenge['method'] | null;
  encrypted_password: string | null;
  metadata: Record<string, unknown> | null;
}

/** The secrets in a mail; the database has only hashes, so that reading it gives no access. */
export interface MailSecrets {
  token: string;
  /** Six digits, for another browser than the one that opens the mail. */
  code: string;
}

/** Whether a link's token belongs to a PKCE flow. */
export function isPkceToken(token: string): boolean {
  return token.startsWith(PKCE);
}

/** The client of a request: network and browser, to distinguish two that sign up with one address. */
export function clientOf({ client, request }: AuthRequest): string {
  return sha256(`${clientKey(client.address)}\n${request.headers.get('user-agent') ?? ''}`);
}

/** A keyed hash: a plain hash of one of a million codes could be reversed. */
function codeHash({ codeSecret }: AuthContext, id: string, code: string): string {
  return createHmac('sha256', codeSecret).update(`${id} ${code}`).digest('hex');
}

export interface NewMailLink {
  userId: string;
  kind: MailKind;
  client: string;
  challenge?: Challenge | undefined;
  encryptedPassword?: string | null | undefined;
  metadata?: Record<string, unknown> | null | undefined;
}

/** Stores a mail with a new link and code. */
export async function addMailLink(
  context: AuthContext,
  tx: Transaction,
  { userId, kind, client, challenge, encryptedPassword = null, metadata = null }: NewMailLink,
): Promise<MailSecrets> {
  const now = context.clock();
  const id = uuid(context.random);
  await tx.query('delete from auth.mail_links where user_id = $1::uuid and sent_at < $2::timestamptz', [
    userId,
    new Date(now.getTime() - MEMORY),
  ]);
  await tx.query(
    `insert into auth.mail_links (id, user_id, kind, client, encrypted_password, metadata, created_at, sent_at)
     values ($1::uuid, $2::uuid, $3, $4, $5, $6::jsonb, $7::timestamptz, $7::timestamptz)`,
    [id, userId, kind, client, encryptedPassword, metadata, now],
  );
  return renewMailLink(context, tx, { id, challenge });
}

/** Gives a resent mail a new link and code. */
export async function renewMailLink(
  context: AuthContext,
  tx: Transaction,
  { id, challenge }: { id: string; challenge: Challenge | undefined },
): Promise<MailSecrets> {
  const token = (challenge ? PKCE : '') + secretText(context.random);
  const code = codeText(context.random);
  await tx.query(
    `update auth.mail_links set token_hash = $2, code_hash = $3, code_challenge = $4,
       code_challenge_method = $5::auth.code_challenge_method, sent_at = $6::timestamptz
     where id = $1::uuid`,
    [
      id,
      sha256(token),
      codeHash(context, id, code),
      challenge?.value ?? null,
      challenge?.method ?? null,
      context.clock(),
    ],
  );
  return { token, code };
}

/** When an account was last sent a mail of these kinds; null if never. */
export async function lastMail(tx: Transaction, userId: string, kinds: MailKind[]): Promise<Date | null> {
  const found = await tx.query<{ sent_at: Date | null }>(
    'select max(sent_at) as sent_at from auth.mail_links where user_id = $1::uuid and kind = any($2::text[])',
    [userId, kinds],
  );
  return found.rows[0]?.sent_at ?? null;
}

const since = ({ clock }: AuthContext, age: number) => new Date(clock().getTime() - age);

/** Removes and returns a link; undefined if it is unknown, used or expired. */
export async function takeLink(
  context: AuthContext,
  tx: Transaction,
  token: string,
  kinds: LinkKind[],
): Promise<MailLink | undefined> {
  const which = 'token_hash = $1 and kind = any($2::text[]) and sent_at >= $3::timestamptz';
  const parameters = [sha256(token), kinds, since(context, LIFE)];
  const found = await tx.query<MailLink>(`select user_id from auth.mail_links where ${which}`, parameters);
  const [link] = found.rows;
  if (!link) return undefined;
  await holdAccount(tx, link.user_id);
  const taken = await tx.query<MailLink>(
    `delete from auth.mail_links where ${which} returning *`,
    parameters,
  );
  return taken.rows[0];
}

/** Locks the account's row before its mails, so that they are used one at a time. */
async function holdAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.query('select 1 from auth.users where id = $1::uuid for update', [userId]);
}

/**
 * Removes and returns the mail with a code; undefined if there is none. Counts wrong codes; after ten in a
 * day no code works, but the link does.
 */
export async function takeCode(
  context: AuthContext,
  tx: Transaction,
  { userId, code, kinds }: { userId: string; code: string; kinds: LinkKind[] },
): Promise<MailLink | undefined> {
  await holdAccount(tx, userId);
  const sent = await tx.query<MailLink>(
    `select * from auth.mail_links where user_id = $1::uuid and kind = any($2::text[]) and code_hash is not null
       and sent_at >= $3::timestamptz order by sent_at desc limit ${CODES.valid}`,
    [userId, kinds, since(context, LIFE)],
  );
  const guessed = await tx.query<{ wrong: number }>(
    `select coalesce(sum(wrong_codes), 0)::int as wrong from auth.mail_links
     where user_id = $1::uuid and wrong_code_at >= $2::timestamptz`,
    [userId, since(context, DAY)],
  );
  const [newest] = sent.rows;
  if (!newest || (guessed.rows[0]?.wrong ?? 0) >= CODES.wrong) return undefined;
  const meant = sent.rows.find(({ id, code_hash }) => same(code_hash ?? '', codeHash(context, id, code)));
  if (meant) {
    await tx.query('delete from auth.mail_links where id = $1::uuid', [meant.id]);
    return meant;
  }
  await tx.query(
    'update auth.mail_links set wrong_codes = wrong_codes + 1, wrong_code_at = $2::timestamptz where id = $1::uuid',
    [newest.id, context.clock()],
  );
  return undefined;
}

function same(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** Invalidates all links and codes of an account. */
export async function forgetMailLinks(tx: Transaction, userId: string, kinds: MailKind[]): Promise<void> {
  await tx.query('delete from auth.mail_links where user_id = $1::uuid and kind = any($2::text[])', [
    userId,
    kinds,
  ]);
}
