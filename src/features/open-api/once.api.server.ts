import { createHash } from 'node:crypto';
import { beginCall, endCall } from './api.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import { Refusal } from './problem.server.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Handles an Idempotency-Key: a repeated request within a day gets the recorded response. Server errors are
 * not recorded.
 */
export async function doneOnce(
  client: Client,
  { token, key, asked }: { token: string; key: string; asked: string },
  work: () => Promise<Response>,
): Promise<Response> {
  if (!KEY.test(key)) throw new Refusal(422, 'invalid');
  const hash = createHash('sha256').update(asked).digest('hex');
  const begun = await beginCall(client, token, key, hash);
  if (begun.state === 'other') throw new Refusal(422, 'keyReused');
  if (begun.state === 'running') throw new Refusal(409, 'keyRunning', { headers: { 'Retry-After': '1' } });
  if (begun.state === 'done') {
    const headers = { 'Idempotency-Replayed': 'true', 'Content-Type': 'application/json' };
    const body = begun.answer === '' ? null : begun.answer;
    return new Response(body, { status: begun.status ?? 200, headers });
  }
  try {
    const answer = await work();
    await endCall(client, token, key, { status: answer.status, text: await answer.clone().text() });
    return answer;
  } catch (error) {
    await endCall(client, token, key, null);
    throw error;
  }
}
