import { createHash } from 'node:crypto';
import { useToken } from './tokens.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import { TOKEN_SHAPE, type TokenCaller } from './tokens.ts';
import type { BackendService } from '../../server/backend-service.ts';
import { backendClient } from '../../server/backend-client.ts';

/** A client that calls database functions as the user of a token. */
type TokenClient = Pick<Client, 'rpc'>;

/** The token's user, with a client that acts as them. */
interface Caller extends TokenCaller {
  client: TokenClient;
}

/** Authenticates programs by token. */
export interface ProgramService {
  /** Acts with the secret key. */
  client: Client;
  /** The token's user; null for an unknown token. Rejects with BackendError. */
  callerOf(token: string, used: { program: string | null; region: string | null }): Promise<Caller | null>;
}

/** Creates the service; undefined without the secret key. Only hashes of tokens are stored and compared. */
export function createProgramService(
  client: Client | undefined,
  { url, secretKey, fetchFor }: Pick<BackendService, 'url' | 'secretKey' | 'fetchFor'>,
): ProgramService | undefined {
  if (!client || secretKey === undefined) return undefined;
  const fetchInside = fetchFor('127.0.0.1');
  return {
    client,
    async callerOf(token, used) {
      if (!TOKEN_SHAPE.test(token)) return null;
      const hash = createHash('sha256').update(token).digest('hex');
      const found = await useToken(client, hash, used);
      // With this header the data API acts as the token's user (`act_with_token`); it trusts the header from
      // the server only.
      const fetchAsPerson: typeof fetch = (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('x-marquee-token', hash);
        return fetchInside(input, { ...init, headers });
      };
      return found && { ...found, client: backendClient(url, secretKey, fetchAsPerson) };
    },
  };
}
