import type { APIRoute } from 'astro';
import { answerSeriesEpisodes } from '../../../../server/api/series/series-episodes.ts';

/** Has the episodes of a followed series fetched. */
export const POST: APIRoute = (context) => answerSeriesEpisodes(context, context.params.id);
