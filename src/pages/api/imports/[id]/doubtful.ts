import type { APIRoute } from 'astro';
import { answerDoubtful } from '../../../../features/import/imports.api.server.ts';

/** What could be several titles. */
export const GET: APIRoute = (context) => answerDoubtful(context, context.params.id, context.url);
