import { generateKeys } from '../../src/supabase/auth/keys.ts';
import { createTokens } from '../../src/supabase/auth/tokens.ts';
import type { Database } from '../../src/supabase/database/contract.ts';
import { createRest, type RestOptions } from '../../src/supabase/rest/server.ts';
import { accessToken } from './persona-clients.ts';
import type { Sent } from './rest-wire.ts';

export interface RestHandler {
  /** Sends a request below `rest/v1/` without a network; `token` null is signed out. */
  send(token: string | null, path: string, sent?: Sent & { inside?: boolean }): Promise<Response>;
  tokenOf(userId: string): Promise<string>;
  /** Codes of the server's faults, which its clients are not told about. */
  faults: unknown[];
}

/** The rest server by itself, for tests of very many requests. */
export function restHandler(database: Database, options: Pick<RestOptions, 'limits'> = {}): RestHandler {
  const keys = generateKeys();
  const now = () => new Date();
  const faults: unknown[] = [];
  const handler = createRest({
    ...options,
    database,
    verifyToken: createTokens({ keys, clock: now }).verifyToken,
    log: { error: (fields) => void faults.push(fields) },
  });
  return {
    faults,
    tokenOf: (userId) => accessToken({ keys, now }, userId),
    send(token, path, { method = 'GET', body, headers = {}, inside = false } = {}) {
      const request = new Request(`http://rest.test/rest/v1/${path}`, {
        method,
        headers: {
          apikey: keys.anonKey,
          authorization: `Bearer ${token ?? keys.anonKey}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      });
      return handler(request, { address: '127.0.0.1', direct: true, inside });
    },
  };
}
