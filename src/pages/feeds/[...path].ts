import type { APIRoute } from 'astro';
import { answerFeed } from '../../server/api/connections/feeds.ts';
import { onlyRead } from '../../server/api/json-answer.ts';

/** What other programs read of people: feeds, and lists for programs that download. */
export const GET: APIRoute = ({ params, request, locals }) => answerFeed(params.path, request, locals);

export const ALL: APIRoute = onlyRead;
