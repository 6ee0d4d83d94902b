import type { APIRoute } from 'astro';
import { answerImportRows } from '../../../../features/import/imports.api.server.ts';

/** Receives rows of a file. */
export const POST: APIRoute = (context) => answerImportRows(context, context.params.id);
