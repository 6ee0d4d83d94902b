import type { Client } from '../../core/backend/client.ts';
import { BackendError, onServer } from '../../core/backend/errors.ts';
import { loadRatingSummary } from './ratings.queries.ts';
import { loadReviewPage } from './reviews.queries.ts';
import { parseReviewQuery, type Opinions } from './opinions.ts';
import type { ReviewQuery } from './reviews.ts';
import type { TitleId } from '../../core/title.ts';
import { inLog } from '../../server/in-log.ts';
import { services } from '../../server/services.ts';
import { readerClient } from '../../server/session.ts';
import { orUnavailable } from '../../server/backend-in-time.ts';
import type { Viewer } from '../../server/viewer.ts';

async function read(client: Client, title: TitleId, query: ReviewQuery): Promise<Opinions> {
  const [ratings, page] = await Promise.all([
    loadRatingSummary(client, title),
    loadReviewPage(client, title, query),
  ]);
  if (page.reviews.length > 0 || query.page === 1) return { kind: 'ok', query, ratings, page };
  // The page is beyond the last.
  const first = { ...query, page: 1 };
  return { kind: 'ok', query: first, ratings, page: await loadReviewPage(client, title, first) };
}

/**
 * Loads ratings and a page of reviews: as visitors see them, without personal data, or as `viewer` does.
 * Never rejects if the backend fails: the page is rendered without.
 */
export async function loadOpinions(
  title: TitleId,
  parameters: URLSearchParams,
  requestId: string,
  viewer?: Viewer | null,
): Promise<Opinions> {
  const query = parseReviewQuery(parameters);
  const own = await viewer?.ask(({ client }) => Promise.resolve(client));
  try {
    return await orUnavailable(read(own ?? (await readerClient()), title, query));
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const { message } = onServer(error);
    const { log } = await services();
    log.warn({ requestId, err: error.cause }, `reviews: ${inLog(error)}`);
    return { kind: 'error', query, message };
  }
}
