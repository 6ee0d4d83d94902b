import type { Endpoint } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { passwordGrant } from './grant-password.ts';
import { pkceGrant } from './grant-pkce.ts';
import { refreshGrant } from './grant-refresh.ts';

const GRANTS = new Map<string | null, Endpoint>([
  ['password', passwordGrant],
  ['refresh_token', refreshGrant],
  ['pkce', pkceGrant],
]);

/** `POST /token`: runs one of the grants. */
export const token: Endpoint = async (context, from) => {
  const grant = GRANTS.get(from.url.searchParams.get('grant_type'));
  if (!grant) throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
  return grant(context, from);
};
