import type { Client } from '../../../backend/client.ts';
import { BackendError, onServer } from '../../../backend/errors.ts';
import { loadRatingSummary } from '../../../backend/reviews/ratings.ts';
import { loadReviewPage } from '../../../backend/reviews/reviews.ts';
import { parseReviewQuery, type Opinions } from '../../../domain/reviews/opinions.ts';
import type { ReviewQuery } from '../../../domain/reviews/reviews.ts';
import type { TitleId } from '../../../domain/title.ts';
import { inLog } from '../../in-log.ts';
import { services } from '../../services.ts';
import { readerClient } from '../../session.ts';
import { orUnavailable } from '../../backend-in-time.ts';
import type { Viewer } from '../title-lists/viewer.ts';

async function read(client: Client, title: TitleId, query: ReviewQuery): Promise<Opinions> {
  const [ratings, page] = await Promise.all([
    loadRatingSummary(client, title),
    loadReviewPage(client, title, query),
  ]);
  if (page.reviews.length > 0 || query.page === 1) return { kind: 'ok', query, ratings, page };
  // There are not that many pages, or not any more.
  const first = { ...query, page: 1 };
  return { kind: 'ok', query: first, ratings, page: await loadReviewPage(client, title, first) };
}

/**
 * Ratings and one page of reviews: as every visitor reads them, with nothing in it about who asks, or as `viewer` does.
 * Never rejects when the backend fails: the page is shown all the same.
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
