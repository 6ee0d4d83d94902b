import { createHash } from 'node:crypto';
import { BackendError } from '../../../backend/errors.ts';
import { isPlaySource } from '../../../domain/connections/delivery.ts';
import { readDelivery } from '../../../domain/connections/read-delivery.ts';
import { services } from '../../services.ts';
import { readBody } from './read-body.ts';

const SECRET = /^[0-9a-f]{64}$/;

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

const plain = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...HEADERS, ...headers } });

/** The answer to anything that is no delivery to an address there is: that of any unknown page. */
export const noSuchHook = (): Response => plain(404);

/**
 * POST /hooks/SOURCE/SECRET: takes in what a program tells and answers at once (202); the work is a job's. What cannot be
 * read is taken in too and told in the log of deliveries, since programs give up addresses that refuse them. The secret
 * stands in no log: lines and metrics name the route.
 */
export async function answerHook(
  source: string | undefined,
  secret: string | undefined,
  { request, requestId }: { request: Request; requestId: string },
): Promise<Response> {
  if (!isPlaySource(source) || secret === undefined || !SECRET.test(secret)) return noSuchHook();
  const { jobs, log, allowDelivery, clock } = await services();
  if (!jobs.plays) return plain(503, { 'Retry-After': '3600' });
  // All that is kept and counted by is the hash.
  const hash = createHash('sha256').update(secret).digest('hex');
  const wait = await allowDelivery(hash);
  if (wait > 0) return plain(429, { 'Retry-After': String(wait) });
  try {
    const delivery = readDelivery(source, await readBody(request), clock());
    return plain((await jobs.plays.receive(source, hash, delivery)) ? 202 : 404);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    log.warn({ requestId, err: error.cause }, error.message);
    return plain(503, { 'Retry-After': '60' });
  }
}
