import type { APIRoute } from 'astro';
import { answerFeed } from '../../../../features/connections/feeds.api.server.ts';
import { onlyRead } from '../../../../server/json-answer.ts';

/** A public list as a feed, or in the formats of download managers. */
export const GET: APIRoute = ({ request, locals }) => answerFeed(request, locals);

export const HEAD = GET;

export const ALL: APIRoute = onlyRead;
