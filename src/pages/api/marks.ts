import type { APIRoute } from 'astro';
import { answerMarks } from '../../features/marks/marks.api.server.ts';

/** Keeps a mark: lists, stars, followed series, watched episodes. */
export const POST: APIRoute = (context) => answerMarks(context);
