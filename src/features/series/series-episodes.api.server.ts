import { m } from '../../paraglide/messages.js';
import { setTimeout } from 'node:timers/promises';
import { findFollowed } from './following.queries.ts';
import { CatalogueError } from '../../core/errors.ts';
import { parseTitleId } from '../../core/title.ts';
import { services } from '../../server/services.ts';
import { jsonAnswer, jsonError } from '../../server/json-answer.ts';
import { answerPerson, type ApiContext } from '../../server/person-answer.ts';

/** How long (ms) an answer waits for the episodes; of a long series it says meanwhile that they are being fetched. */
const PATIENCE_MS = 4000;

/**
 * POST /api/series/ID/episodes: has the episodes of a series kept that the caller follows, unless that was done lately.
 * Answers `kept`, `gone` (the catalogue has no such series) or `fetching`; asked again it waits for the same run. 404
 * for a series the caller does not follow; 502 or 503 when the catalogue fails, 503 where the server may not keep them.
 */
export function answerSeriesEpisodes(request: ApiContext, segment: string | undefined): Promise<Response> {
  return answerPerson(request, async ({ client, userId }) => {
    const { jobs, log } = await services();
    const id = parseTitleId(segment);
    if (id === null) return jsonError(400, { code: 'invalid', message: m.backend_invalid() });
    if (!(await findFollowed(client, userId, id)))
      return jsonError(404, { code: 'notFound', message: m.backend_none() });
    if (!jobs.keeper) return jsonError(503, { code: 'unavailable', message: m.series_fetch_failed() });
    const { requestId } = request.locals;
    const kept = jobs.keeper.keep(id);
    // Nobody may be listening any more when it fails.
    kept.catch((error: unknown) => {
      log.warn({ requestId, err: error, series: id }, 'the episodes of a series could not be kept');
    });
    try {
      const waited = setTimeout(PATIENCE_MS, 'fetching' as const, { ref: false });
      return jsonAnswer(200, { kind: await Promise.race([kept, waited]) });
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      return jsonError(error.status, { code: 'catalogueFailed', message: error.told });
    }
  });
}
