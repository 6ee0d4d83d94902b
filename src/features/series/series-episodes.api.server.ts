import { m } from '../../paraglide/messages.js';
import { setTimeout } from 'node:timers/promises';
import { findFollowed } from './following.queries.ts';
import { CatalogueError } from '../../core/errors.ts';
import { parseTitleId } from '../../core/title.ts';
import { services } from '../../server/services.ts';
import { jsonAnswer, jsonError } from '../../server/json-answer.ts';
import { answerPerson, type ApiContext } from '../../server/person-answer.ts';

/** How long a response waits for the episodes (ms); then it is `fetching`. */
const PATIENCE_MS = 4000;

/**
 * POST /api/series/{id}/episodes: loads and stores the episodes of a followed series, unless they are recent.
 * Returns `kept`, `gone` (not in the catalogue) or `fetching`; a repeated request joins the same run. 404 if
 * the user does not follow it; 502 or 503 if the catalogue fails, 503 without the secret key.
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
    // The request may have ended when it fails.
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
