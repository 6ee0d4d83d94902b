import type { TokenFailure } from '../auth/tokens.ts';
import { parseError, RestError } from './rest-error.ts';

/** Throws 406 unless the requested schema is `public`. */
export function checkProfile(headers: Headers): void {
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = headers.get(name);
    if (schema === null || schema === 'public') continue;
    throw new RestError(406, {
      code: 'PGRST106',
      message: `Invalid schema: ${schema}`,
      hint: 'Only the following schemas are exposed: public',
    });
  }
}

/** Throws PGRST100 for a Range header: ignoring it would return the whole list. */
export function checkRange(headers: Headers): void {
  if (headers.has('range')) throw parseError('The Range header is not supported: use limit and offset');
}

/** Whether one object is requested; throws 406 if no accepted type is supported. */
export function wantsObject(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '*/*';
  const types = accept.split(',').map((type) => type.trim().toLowerCase());
  for (const type of types) {
    const plain = type.replace(/;\s*(?:q=[\d.]+|charset=utf-8)/g, '');
    if (plain === 'application/vnd.pgrst.object+json' || plain === 'application/vnd.pgrst.object')
      return true;
    if (['application/json', '*/*', 'application/*', 'application/vnd.pgrst.array+json'].includes(plain))
      return false;
  }
  throw new RestError(406, {
    code: 'PGRST107',
    message: `None of these media types are available: ${accept.slice(0, 200)}`,
  });
}

function bearer(description: string): Record<string, string> {
  return { 'www-authenticate': `Bearer error="invalid_token", error_description="${description}"` };
}

/** The 401 for an unexpired token of an ended session. */
export function sessionOver(): RestError {
  const message = 'The session of this JWT is over';
  return new RestError(401, { code: 'PGRST303', message }, bearer(message));
}

/** The 401 for a refused key or token. */
export function tokenError(refused: TokenFailure): RestError {
  const refuse = (code: string, message: string) => new RestError(401, { code, message }, bearer(message));
  switch (refused.failure) {
    case 'no-key':
      return new RestError(401, {
        code: '401',
        message: 'Invalid API key',
        hint: 'Double check your Supabase `anon` or `service_role` API key.',
      });
    case 'undecodable':
      return refuse(
        'PGRST301',
        refused.parts === 3
          ? 'JWT cryptographic operation failed'
          : `Expected 3 parts in JWT; got ${refused.parts}`,
      );
    case 'bad-signature':
      return refuse('PGRST301', 'No suitable key or wrong key type');
    case 'expired':
      return refuse('PGRST303', 'JWT expired');
    case 'bad-claims':
      return refuse('PGRST303', 'JWT claims are not valid');
  }
}
