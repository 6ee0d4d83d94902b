import type { Transaction } from '../../database/contract.ts';
import { uuid, type RandomBytes } from './random.ts';

export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string;
  encrypted_password: string;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  confirmed_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  created_at: Date;
  updated_at: Date;
}

export interface IdentityRow {
  id: string;
  provider_id: string;
  identity_data: Record<string, unknown>;
  provider: string;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
  email: string;
}

/** The account with a lower-case address. */
export async function userByEmail(tx: Transaction, email: string): Promise<UserRow | undefined> {
  const found = await tx.query<UserRow>(
    'select * from auth.users where email = $1 and is_sso_user = false and deleted_at is null',
    [email],
  );
  return found.rows[0];
}

/**
 * Locks the account until the transaction ends. Code that changes an account's mails locks the account first,
 * as following a link does: another order could deadlock.
 */
export async function holdUserByEmail(tx: Transaction, email: string): Promise<UserRow | undefined> {
  await tx.query('select from auth.users where email = $1 and is_sso_user = false for update', [email]);
  return userByEmail(tx, email);
}

/** The account with an id. */
export async function userById(tx: Transaction, id: string): Promise<UserRow | undefined> {
  const found = await tx.query<UserRow>(
    'select * from auth.users where id = $1::uuid and deleted_at is null',
    [id],
  );
  return found.rows[0];
}

/** An account's identities; always one e-mail identity here. */
export async function identitiesOf(tx: Transaction, userId: string): Promise<IdentityRow[]> {
  const found = await tx.query<IdentityRow>(
    'select * from auth.identities where user_id = $1::uuid order by created_at',
    [userId],
  );
  return found.rows;
}

export interface NewUser {
  email: string;
  encryptedPassword: string;
  metadata: Record<string, unknown>;
}

const NO_INSTANCE = '00000000-0000-0000-0000-000000000000';

/**
 * Inserts an unconfirmed account, as hosted Supabase does. Returns undefined if a concurrent request inserted
 * the address first.
 */
export async function insertUser(
  tx: Transaction,
  { email, encryptedPassword, metadata }: NewUser,
  random: RandomBytes,
  now: Date,
): Promise<UserRow | undefined> {
  const id = uuid(random);
  const identity = { ...metadata, sub: id, email, email_verified: false, phone_verified: false };
  const app = { provider: 'email', providers: ['email'] };
  const stored = await tx.query<UserRow>(
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, raw_app_meta_data,
       raw_user_meta_data, created_at, updated_at)
     values ($1::uuid, $2::uuid, 'authenticated', 'authenticated', $3, $4, $5::jsonb, $6::jsonb,
       $7::timestamptz, $7::timestamptz)
     on conflict (email) where (is_sso_user = false) do nothing
     returning *`,
    [NO_INSTANCE, id, email, encryptedPassword, app, identity, now],
  );
  if (stored.rows[0] === undefined) return undefined;
  await tx.query(
    `insert into auth.identities (id, provider_id, user_id, identity_data, provider, last_sign_in_at,
       created_at, updated_at)
     values ($1::uuid, $2::text, $2::uuid, $3::jsonb, 'email', $4::timestamptz, $4::timestamptz, $4::timestamptz)`,
    [uuid(random), id, identity, now],
  );
  return stored.rows[0];
}

/**
 * Confirms the address of an account and its identity, and sets password and metadata of the confirmed
 * sign-up, replacing those of earlier ones.
 */
export async function confirmEmail(
  tx: Transaction,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  {
    encryptedPassword,
    metadata,
    now,
  }: { encryptedPassword: string; metadata: Record<string, unknown>; now: Date },
): Promise<UserRow> {
  const identity = { ...metadata, sub: id, email, email_verified: true, phone_verified: false };
  const confirmed = await tx.query<UserRow>(
    `update auth.users set email_confirmed_at = $2::timestamptz, updated_at = $2::timestamptz,
       encrypted_password = $3, raw_user_meta_data = $4::jsonb
     where id = $1::uuid returning *`,
    [id, now, encryptedPassword, identity],
  );
  await tx.query(
    `update auth.identities set identity_data = $3::jsonb, updated_at = $2::timestamptz
     where user_id = $1::uuid and provider = 'email'`,
    [id, now, identity],
  );
  const [user] = confirmed.rows;
  if (!user) throw new Error('the account vanished while it was confirmed');
  return user;
}
