import type { APIRoute } from 'astro';
import { answerSeriesEpisodes } from '../../../../features/series/series-episodes.api.server.ts';

/** Has the episodes of a followed series fetched. */
export const POST: APIRoute = (context) => answerSeriesEpisodes(context, context.params.id);
