import type { APIRoute } from 'astro';
import { answerImportReport } from '../../../../features/import/imports.api.server.ts';

/** Lists the results of an import's rows. */
export const GET: APIRoute = (context) => answerImportReport(context, context.params.id, context.url);
