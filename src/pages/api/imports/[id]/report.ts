import type { APIRoute } from 'astro';
import { answerImportReport } from '../../../../features/import/imports.api.server.ts';

/** What became of the rows. */
export const GET: APIRoute = (context) => answerImportReport(context, context.params.id, context.url);
