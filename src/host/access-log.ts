import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Visit } from './visit.ts';
import { pseudonym, userPseudonym } from './gate/visitor-name.ts';

/** Log lines per second before sampling starts; beyond that one request in a hundred is logged. */
const ALL_PER_SECOND = 50;
const SAMPLE = 100;

export type AccessLog = (
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  seen: { route: string; ms: number; aborted: boolean },
) => void;

/** Logs one line per request: route, status and duration, but no text a person typed. */
export function createAccessLog(logger: Logger): AccessLog {
  let second = 0;
  let count = 0;
  return (request, response, visit, { route, ms, aborted }) => {
    if (!logger.isLevelEnabled('info')) return;
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) {
      second = now;
      count = 0;
    }
    count += 1;
    const sampled = count > ALL_PER_SECOND;
    if (sampled && count % SAMPLE !== 0) return;
    const line = {
      requestId: visit.id,
      method: request.method,
      route,
      status: response.statusCode,
      ms: Math.round(ms * 10) / 10,
      client: pseudonym(visit.address),
      cache: visit.cache,
      ...(aborted && { aborted }),
      ...(sampled && { standsFor: SAMPLE }),
    };
    void userPseudonym(request.headers).then((user) => logger.info({ ...line, user }, 'request'));
  };
}
