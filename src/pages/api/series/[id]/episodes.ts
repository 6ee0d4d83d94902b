import type { APIRoute } from 'astro';
import { answerSeriesEpisodes } from '../../../../features/series/series-episodes.api.server.ts';

/** Loads the episodes of a followed series from the catalogue. */
export const POST: APIRoute = (context) => answerSeriesEpisodes(context, context.params.id);
