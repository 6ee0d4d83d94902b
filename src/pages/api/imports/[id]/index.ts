import type { APIRoute } from 'astro';
import { answerImport } from '../../../../features/import/imports.api.server.ts';

/** Returns an import's progress. */
export const GET: APIRoute = (context) => answerImport(context, context.params.id);
