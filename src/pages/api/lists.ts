import type { APIRoute } from 'astro';
import { answerCustomLists } from '../../features/custom-lists/custom-lists.api.server.ts';

/** Shows and hides a list of the person's, removes it and puts it back. */
export const POST: APIRoute = (context) => answerCustomLists(context);
