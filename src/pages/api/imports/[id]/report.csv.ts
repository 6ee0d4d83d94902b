import type { APIRoute } from 'astro';
import { answerImportReportFile } from '../../../../features/import/import-report.api.server.ts';

/** The whole report, for a spreadsheet. */
export const GET: APIRoute = (context) => answerImportReportFile(context, context.params.id);
