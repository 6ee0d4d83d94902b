import type { APIRoute } from 'astro';
import { answerCustomLists } from '../../features/custom-lists/custom-lists.api.server.ts';

/** Changes the visibility of a custom list, deletes or restores it. */
export const POST: APIRoute = (context) => answerCustomLists(context);
