import type { SupabaseClient } from '@supabase/supabase-js';
import { createTokens } from '../../src/supabase/auth/tokens.ts';
import type { BackendServer } from './backend-server.ts';
import { ids, signUpEverybody } from './persona.ts';

export type SignedIn = keyof typeof ids;

/** An access token as the auth server signs it for one of the accounts, or for any other id with a session. */
export function accessToken(
  server: Pick<BackendServer, 'keys' | 'now'>,
  userId: string,
  lifetimeSeconds = 3600,
): Promise<string> {
  const issued = Math.floor(server.now().getTime() / 1000) + Math.min(0, lifetimeSeconds);
  return createTokens({ keys: server.keys, clock: server.now }).sign({
    sub: userId,
    session_id: userId,
    aud: 'authenticated',
    role: 'authenticated',
    iat: issued,
    exp: Math.floor(server.now().getTime() / 1000) + lifetimeSeconds,
  });
}

/** Makes the three accounts and answers the unchanged client as each of them, and signed out. */
export async function personaClients(
  server: BackendServer,
): Promise<Record<SignedIn | 'anonymous', SupabaseClient>> {
  await signUpEverybody(server.database);
  const as = async (person: SignedIn) =>
    server.client({ accessToken: await accessToken(server, ids[person]) });
  return {
    anonymous: server.client(),
    owner: await as('owner'),
    stranger: await as('stranger'),
    admin: await as('admin'),
  };
}
