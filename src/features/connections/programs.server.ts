import { createHash } from 'node:crypto';
import { useToken } from './tokens.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import { TOKEN_SHAPE, type TokenCaller } from './tokens.ts';
import type { BackendService } from '../../server/backend-service.ts';
import { backendClient } from '../../server/backend-client.ts';

/** A client that calls functions of the database as the person of a token: those of people, which the server may not call. */
type TokenClient = Pick<Client, 'rpc'>;

/** Who calls, with the client that acts as them. */
interface Caller extends TokenCaller {
  client: TokenClient;
}

/** What programs with a token are answered from. */
export interface ProgramService {
  /** Acts with the secret key. */
  client: Client;
  /** Whose token it is; null when it is nobody's. Rejects with BackendError. */
  callerOf(token: string, used: { program: string | null; region: string | null }): Promise<Caller | null>;
}

/** Creates what lets programs act as people, where the secret key is known. Of a token only the hash is kept and looked for. */
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
      // The data API acts as the token's person from this header on (`act_with_token`), which it believes the server alone.
      const fetchAsPerson: typeof fetch = (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('x-marquee-token', hash);
        return fetchInside(input, { ...init, headers });
      };
      return found && { ...found, client: backendClient(url, secretKey, fetchAsPerson) };
    },
  };
}
