import { createHash } from 'node:crypto';
import { BackendError } from '../../core/backend/errors.ts';
import { isPlaySource } from './delivery.ts';
import { readDelivery } from './players/read-delivery.ts';
import { inLog } from '../../server/in-log.ts';
import { services } from '../../server/services.ts';
import { readBody } from './read-body.api.server.ts';

const SECRET = /^[0-9a-f]{64}$/;

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

const plain = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...HEADERS, ...headers } });

/**
 * POST /hooks/{source}/{secret}: receives a webhook of a media server and answers 202 at once; a job
 * processes it. Unreadable deliveries are accepted too and appear in the log of deliveries, since programs
 * give up on addresses that fail. Progress events are rate-limited (429), ends of plays never. The secret is
 * never logged: logs and metrics name the route. Returns null for an unknown address.
 */
export async function answerHook(
  source: string | undefined,
  secret: string | undefined,
  { request, requestId }: { request: Request; requestId: string },
): Promise<Response | null> {
  if (!isPlaySource(source) || secret === undefined || !SECRET.test(secret)) return null;
  const { jobs, log, allowDelivery, clock } = await services();
  if (!jobs.plays) return plain(503, { 'Retry-After': '3600' });
  // Only the hash is stored and counted.
  const hash = createHash('sha256').update(secret).digest('hex');
  const delivery = readDelivery(source, await readBody(request), clock());
  const wait = delivery.goesOn ? await allowDelivery(hash) : 0;
  if (wait > 0) return plain(429, { 'Retry-After': String(wait) });
  try {
    return (await jobs.plays.receive(source, hash, delivery)) ? plain(202) : null;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    log.warn({ requestId, err: error.cause }, inLog(error));
    return plain(503, { 'Retry-After': '60' });
  }
}
