import type { APIRoute } from 'astro';
import { answerImportRows } from '../../../../server/api/import/imports.ts';

/** Takes rows of a file. */
export const POST: APIRoute = (context) => answerImportRows(context, context.params.id);
