import { CatalogueError } from '../../core/errors.ts';
import type { AiResults, WordSearchAnswer } from './ai-search.ts';
import { today } from '../../core/dates.ts';
import { loadFitOrder } from '../for-you/fit-order.server.ts';
import { findByWords } from '../wishes/wish-titles.server.ts';
import { services } from '../../server/services.ts';
import { lastingClient } from '../../server/session.ts';
import { describedSearch } from './ai-request.api.server.ts';
import { keepSearch } from './ai-search.api.server.ts';
import { jsonAnswer, jsonError } from '../../server/json-answer.ts';
import { answerPerson, type ApiContext } from '../../server/person-answer.ts';
import { onServicesOf } from '../title-lists/on-services.api.server.ts';
import { unwantedOf } from '../title-lists/unwanted-titles.api.server.ts';

/**
 * POST /api/ai/words: finds titles for a description without AI, and returns what was understood and what was
 * not. Needs no API key; shares the limit of AI search. 502 or 503 if the catalogue fails.
 */
export function answerWordSearch(request: ApiContext): Promise<Response> {
  return answerPerson(request, async (person) => {
    const described = await describedSearch(request, person.userId);
    if (described instanceof Response) return described;
    const onServices = await onServicesOf(person, described);
    if (onServices instanceof Response) return onServices;
    const { catalogue, clock, log, stories } = await services();
    const client = await lastingClient(person.context, person.client);
    const { requestId } = request.locals;
    const setting = { client, userId: person.userId, log, requestId, onServices };
    const { signal } = request.request;
    try {
      const fitting = await loadFitOrder(person);
      const found = await findByWords(
        described,
        { catalogue, day: today(clock), signal, fitting, stories },
        (titles) => unwantedOf(setting, titles),
      );
      const results: AiResults = {
        titles: found.titles,
        unresolved: [],
        reasoning: '',
        offline: false,
        provider: '',
        understood: found.understood,
        leftOut: onServices?.leftOut(),
      };
      const searchId = await keepSearch(setting, described, results);
      return jsonAnswer(200, { ...found, leftOut: results.leftOut, searchId } satisfies WordSearchAnswer);
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      log.warn({ requestId, reason: error.message }, 'a search by words failed');
      return jsonError(error.status, { code: 'catalogueFailed', message: error.told });
    }
  });
}
