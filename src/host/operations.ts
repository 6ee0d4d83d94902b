import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';
import type { Visit } from './visit.ts';

export interface Operations {
  /** Answers an operational request; false if it is none. */
  answer(request: IncomingMessage, response: ServerResponse, visit: Visit): boolean;
}

const LOOPBACK = /^(?:127\.|::1$)/;

function equal(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Serves `/healthz`, `/readyz` and `/metrics` in the host, so that they work while the app fails. */
export function createOperations(options: {
  health: Health;
  metrics: Metrics;
  /** Required to read metrics; without a token, only this machine may. */
  metricsToken: string | undefined;
  /** Behind a proxy every request may come from a loopback address, which then proves nothing. */
  behindProxy: boolean;
}): Operations {
  const { health, metrics, metricsToken, behindProxy } = options;

  function mayReadMetrics({ headers }: IncomingMessage, visit: Visit): boolean {
    if (metricsToken) return equal(headers.authorization ?? '', `Bearer ${metricsToken}`);
    return !behindProxy && visit.direct && LOOPBACK.test(visit.address);
  }

  function send(response: ServerResponse, status: number, type: string, body: string): void {
    response.writeHead(status, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    });
    response.end(body);
  }

  async function answerReadiness(response: ServerResponse): Promise<void> {
    const { ready, checks, since, engine } = await health.readiness();
    if (!ready) response.setHeader('retry-after', '5');
    send(response, ready ? 200 : 503, 'application/json', JSON.stringify({ ready, checks, since, engine }));
  }

  async function answerMetrics(response: ServerResponse): Promise<void> {
    const { type, body } = await metrics.text();
    send(response, 200, type, body);
  }

  return {
    answer(request, response, visit) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const path = request.url?.split('?')[0];
      const failed = () => response.destroy();
      if (path === '/healthz') send(response, 200, 'text/plain; charset=utf-8', 'ok');
      else if (path === '/readyz') answerReadiness(response).catch(failed);
      else if (path === '/metrics' && mayReadMetrics(request, visit)) answerMetrics(response).catch(failed);
      else return false;
      return true;
    },
  };
}
