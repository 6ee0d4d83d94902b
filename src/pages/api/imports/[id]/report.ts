import type { APIRoute } from 'astro';
import { answerImportReport } from '../../../../server/api/import/imports.ts';

/** What became of the rows. */
export const GET: APIRoute = (context) => answerImportReport(context, context.params.id, context.url);
