import type { Endpoint } from '../context.ts';
import { invalid } from '../http/auth-error.ts';
import { requireSession } from '../sessions/bearer.ts';

const SCOPES = new Map([
  ['global', 'true'],
  ['local', 'id = $2::uuid'],
  ['others', 'id <> $2::uuid'],
]);

/** `POST /logout`: ends this session, the others, or all of the account, with their refresh tokens. */
export const logout: Endpoint = async (context, from) => {
  const { user, session } = await requireSession(context, from);
  const scope = SCOPES.get(from.url.searchParams.get('scope') ?? 'global');
  if (scope === undefined) throw invalid('Unsupported logout scope');
  await context.database.query(
    `delete from auth.sessions where user_id = $1::uuid and ($2::uuid is not null) and ${scope}`,
    [user.id, session.id],
  );
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
};
