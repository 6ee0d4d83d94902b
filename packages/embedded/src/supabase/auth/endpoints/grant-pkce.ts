import { z } from 'zod';
import { userById } from '../accounts/users.ts';
import type { Endpoint } from '../context.ts';
import { AuthError, invalid } from '../http/auth-error.ts';
import { answerSession } from '../http/known-device.ts';
import { readBody } from '../http/read-body.ts';
import { redeemCode } from '../links/flow-state.ts';
import { startSession } from '../sessions/sessions.ts';
import { optionalText } from './fields.ts';

const BODY = z.object({ auth_code: optionalText, code_verifier: optionalText });

/** `grant_type=pkce`: exchanges a link's code for a session, in the browser with the verifier. */
export const pkceGrant: Endpoint = async (context, from) => {
  context.limiter.request('refresh', from.client.address);
  const { auth_code: code, code_verifier: verifier } = await readBody(from.request, BODY);
  if (!code || !verifier)
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  const session = await context.database.transaction(async (tx) => {
    const userId = await redeemCode(context, tx, code, verifier);
    // The account may have been deleted since.
    if (!(await userById(tx, userId))) {
      throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    }
    return startSession(context, tx, { userId, method: 'otp', from });
  });
  return answerSession(context, from, session);
};
