import { createHash, timingSafeEqual } from 'node:crypto';
import type { Transaction } from '../../database/contract.ts';
import { uuid } from '../accounts/random.ts';
import type { AuthContext } from '../context.ts';
import { AuthError, invalid } from '../http/auth-error.ts';
import type { LinkKind } from './mail-links.ts';

/** Lifetime of a code in milliseconds. */
const LIFE = 300_000;

export interface Challenge {
  value: string;
  method: 's256' | 'plain';
}

/** The PKCE parameters of a request; undefined in the implicit flow. Throws 400 `validation_failed`. */
export function readChallenge(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): Challenge | undefined {
  const value = body.code_challenge ?? '';
  const method = (body.code_challenge_method ?? '').toLowerCase();
  if (value === '' && method === '') return undefined;
  if (value === '' || method === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(value)) {
    throw invalid(
      'code challenge has to be between 43 and 128 characters of A-Z, a-z, 0-9, ".", "_", "~", "-"',
    );
  }
  if (method !== 's256' && method !== 'plain') throw invalid('invalid code challenge method');
  return { value, method };
}

const METHODS: Record<LinkKind, string> = { confirmation: 'email/signup', recovery: 'recovery' };

/** The code of a confirmed link, for the browser with the PKCE verifier. */
export async function issueCode(
  { clock, random }: AuthContext,
  tx: Transaction,
  { userId, kind, challenge }: { userId: string; kind: LinkKind; challenge: Challenge },
): Promise<string> {
  const now = clock();
  const code = uuid(random);
  await tx.query('delete from auth.flow_state where created_at < $1::timestamptz', [
    new Date(now.getTime() - 2 * 86_400_000),
  ]);
  await tx.query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
       authentication_method, created_at, updated_at, auth_code_issued_at)
     values ($1::uuid, $2::uuid, $3, $4::auth.code_challenge_method, $5, 'email', $6, $7::timestamptz,
       $7::timestamptz, $7::timestamptz)`,
    [uuid(random), userId, code, challenge.method, challenge.value, METHODS[kind], now],
  );
  return code;
}

interface FlowRow {
  id: string;
  user_id: string;
  code_challenge: string;
  code_challenge_method: 's256' | 'plain';
  auth_code_issued_at: Date;
}

function answers(verifier: string, { code_challenge, code_challenge_method }: FlowRow): boolean {
  const given =
    code_challenge_method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  const [a, b] = [Buffer.from(given), Buffer.from(code_challenge)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Exchanges a code for its user's id, once. Throws 404 `flow_state_not_found`, 422 `flow_state_expired` or
 * 400 `bad_code_verifier`.
 */
export async function redeemCode(
  { clock }: AuthContext,
  tx: Transaction,
  code: string,
  verifier: string,
): Promise<string> {
  const found = await tx.query<FlowRow>(
    'select * from auth.flow_state where auth_code = $1 and auth_code_issued_at is not null for update',
    [code],
  );
  const [flow] = found.rows;
  if (!flow) {
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if (clock().getTime() - flow.auth_code_issued_at.getTime() > LIFE) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!answers(verifier, flow)) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  await tx.query('delete from auth.flow_state where id = $1::uuid', [flow.id]);
  return flow.user_id;
}
