import { createHmac } from 'node:crypto';
import type { Transaction } from '../../database/contract.ts';
import { uuid } from './random.ts';
import { identitiesOf, type IdentityRow, type UserRow } from './users.ts';

/** Unset times are left out, never null. */
function times(row: UserRow): Record<string, Date> {
  const { email_confirmed_at, confirmation_sent_at, confirmed_at, recovery_sent_at, last_sign_in_at } = row;
  const all = { email_confirmed_at, confirmation_sent_at, confirmed_at, recovery_sent_at, last_sign_in_at };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, Date] => entry[1] !== null),
  );
}

function identityJson(row: IdentityRow): Record<string, unknown> {
  const { id, provider_id, identity_data, provider, last_sign_in_at, created_at, updated_at, email } = row;
  const user_id = identity_data.sub;
  const rest = { identity_data, provider, last_sign_in_at, created_at, updated_at, email };
  return { identity_id: id, id: provider_id, user_id, ...rest };
}

/** The API's User object. */
export async function userJson(tx: Transaction, row: UserRow): Promise<Record<string, unknown>> {
  const identities = await identitiesOf(tx, row.id);
  return {
    id: row.id,
    aud: row.aud,
    role: row.role,
    email: row.email,
    phone: '',
    ...times(row),
    app_metadata: row.raw_app_meta_data,
    user_metadata: row.raw_user_meta_data,
    identities: identities.map(identityJson),
    created_at: row.created_at,
    updated_at: row.updated_at,
    is_anonymous: false,
  };
}

/**
 * The response to every sign-up, whether the address is new, unconfirmed or taken: a new account. Its ids are
 * a keyed hash of the address, so that repeating the request reveals nothing, and are not the real ones,
 * which appear beside reviews.
 */
export function newcomerJson(
  { email, metadata }: { email: string; metadata: Record<string, unknown> },
  secret: Uint8Array,
  now: Date,
): Record<string, unknown> {
  const idFor = (use: string) =>
    uuid(() => createHmac('sha256', secret).update(`${use} ${email}`).digest().subarray(0, 16));
  const id = idFor('user');
  const identity = { ...metadata, sub: id, email, email_verified: false, phone_verified: false };
  const times = { created_at: now, updated_at: now };
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: identity,
    identities: [
      {
        identity_id: idFor('identity'),
        id,
        user_id: id,
        identity_data: identity,
        provider: 'email',
        last_sign_in_at: now,
        ...times,
        email,
      },
    ],
    ...times,
    is_anonymous: false,
  };
}
