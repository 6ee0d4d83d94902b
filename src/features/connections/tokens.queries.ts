import type { ApiToken, Scope, TokenCaller } from './tokens.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** The caller's tokens, newest first. */
export async function loadTokens(client: Client, userId: string): Promise<ApiToken[]> {
  const rows = await answerOf(
    client
      .from('api_tokens')
      .select('id, name, scopes, created_at, ends_at, last_at, last_program, last_region')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(50),
  );
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, scopes: row.scopes as Scope[] },
    ...{ createdAt: row.created_at, endsAt: row.ends_at },
    ...{ lastAt: row.last_at, lastProgram: row.last_program, lastRegion: row.last_region },
  }));
}

/** Creates a token and returns it; it cannot be read again. Rejects with BackendError `bound` at fifty. */
export function makeToken(
  client: Client,
  { name, scopes, endsAt }: { name: string; scopes: readonly Scope[]; endsAt: string | null },
): Promise<string> {
  const end = endsAt === null ? {} : { p_ends_at: endsAt };
  return answerOf(client.rpc('make_api_token', { p_name: name, p_scopes: [...scopes], ...end }));
}

/** Revokes a token, effective in every process at once; false if it was already revoked. */
export async function revokeToken(client: Client, userId: string, id: string): Promise<boolean> {
  const call = client.from('api_tokens').delete().eq('user_id', userId).eq('id', id);
  return (await answerOf(call.select('id'))).length > 0;
}

/** Revokes all of the user's tokens. */
export async function revokeTokens(client: Client, userId: string): Promise<void> {
  await answerOrNone(client.from('api_tokens').delete().eq('user_id', userId));
}

/** The caller of the token with this hash, recording its use; null for an unknown one. Needs the secret key. */
export async function useToken(
  client: Client,
  hash: string,
  { program, region }: { program: string | null; region: string | null },
): Promise<TokenCaller | null> {
  const used = {
    ...(program !== null && { p_program: program }),
    ...(region !== null && { p_region: region }),
  };
  const call = client.rpc('use_api_token', { p_token_hash: hash, ...used });
  return (await answerOrNone(call)) as unknown as TokenCaller | null;
}
