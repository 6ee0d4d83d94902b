import type { APIRoute } from 'astro';
import { answerMarks } from '../../server/api/marks/marks.ts';

/** Keeps a mark: lists, stars, followed series, watched episodes. */
export const POST: APIRoute = (context) => answerMarks(context);
