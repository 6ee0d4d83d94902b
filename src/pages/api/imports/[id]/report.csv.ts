import type { APIRoute } from 'astro';
import { answerImportReportFile } from '../../../../features/import/import-report.api.server.ts';

/** Exports an import's report as CSV. */
export const GET: APIRoute = (context) => answerImportReportFile(context, context.params.id);
