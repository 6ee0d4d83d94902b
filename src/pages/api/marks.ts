import type { APIRoute } from 'astro';
import { answerMarks } from '../../features/marks/marks.api.server.ts';

/** Saves a mutation: lists, ratings, followed series, watched episodes. */
export const POST: APIRoute = (context) => answerMarks(context);
