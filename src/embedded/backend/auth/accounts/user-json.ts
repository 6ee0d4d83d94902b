import type { Transaction } from '../../database/contract.ts';
import { uuid, type RandomBytes } from './random.ts';
import { identitiesOf, type IdentityRow, type UserRow } from './users.ts';

/** Times that are not set are left out, never null. */
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

/** The User object of the API. */
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
 * What a sign-up for an address that is taken and confirmed is told: an account made up on the spot, so
 * that nobody learns who has one. The empty `identities` are GoTrue's hint to the client.
 */
export function obfuscatedUser(
  { email, metadata }: { email: string; metadata: Record<string, unknown> },
  random: RandomBytes,
  now: Date,
): Record<string, unknown> {
  return {
    id: uuid(random),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
