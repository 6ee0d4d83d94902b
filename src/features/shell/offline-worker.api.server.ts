import { services } from '../../server/services.ts';
import { OFFLINE_WORKER, SELF_DESTROYING_WORKER } from './worker-script.api.server.ts';

const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  // A worker has the CSP of its own response, not of the page.
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

/** GET /sw.js: the service worker, or with `OFFLINE_PAGE` off one that unregisters itself. */
export async function answerWorker(): Promise<Response> {
  const { config } = await services();
  return new Response(config.offlinePage ? OFFLINE_WORKER : SELF_DESTROYING_WORKER, { headers: HEADERS });
}
