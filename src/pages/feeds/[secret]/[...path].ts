import type { APIRoute } from 'astro';
import { answerFeed } from '../../../server/api/connections/feeds.ts';
import { onlyRead } from '../../../server/api/json-answer.ts';

/** One's own feeds and lists, for programs that have the secret of their address. */
export const GET: APIRoute = ({ request, locals }) => answerFeed(request, locals);

export const HEAD = GET;

export const ALL: APIRoute = onlyRead;
