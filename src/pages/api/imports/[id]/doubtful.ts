import type { APIRoute } from 'astro';
import { answerDoubtful } from '../../../../features/import/imports.api.server.ts';

/** Lists ambiguous titles with candidates. */
export const GET: APIRoute = (context) => answerDoubtful(context, context.params.id, context.url);
