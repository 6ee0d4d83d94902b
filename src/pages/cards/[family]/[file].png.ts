import type { APIRoute } from 'astro';
import { answerShareCard } from '../../../features/share/share-card.api.server.ts';
import { onlyRead } from '../../../server/json-answer.ts';

/** The share card of a page for link previews, 1200 × 630. */
export const GET: APIRoute = (context) =>
  answerShareCard(context.params.family, context.params.file, context);

export const HEAD = GET;

export const ALL: APIRoute = onlyRead;
