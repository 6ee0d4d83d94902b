import { m } from '../../paraglide/messages.js';
import { BackendError } from '../../core/backend/errors.ts';
import { loadSharedYear } from './shared-years.queries.ts';
import type { Outcome } from '../../core/outcome.ts';
import { parseYearSecret, type SharedYear } from './shared-years.ts';
import { inLog } from '../../server/in-log.ts';
import { services } from '../../server/services.ts';
import { visitorClient } from '../../server/session.ts';

/** Loads a shared year by its secret; notFound for an unknown or revoked one. */
export async function loadSharedYearPage(
  segment: string,
  { clientAddress, requestId }: { clientAddress: string; requestId: string },
): Promise<Outcome<{ shared: SharedYear }>> {
  const secret = parseYearSecret(segment);
  if (secret === null) return { kind: 'notFound' };
  try {
    const shared = await loadSharedYear(await visitorClient(clientAddress), secret);
    return shared ? { kind: 'ok', shared } : { kind: 'notFound' };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const { log } = await services();
    log.warn({ requestId, err: error.cause }, inLog(error));
    return { kind: 'error', message: m.backend_unavailable(), status: 503, retryAfter: 60 };
  }
}
