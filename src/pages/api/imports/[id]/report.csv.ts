import type { APIRoute } from 'astro';
import { answerImportReportFile } from '../../../../server/api/import/import-report.ts';

/** The whole report, for a spreadsheet. */
export const GET: APIRoute = (context) => answerImportReportFile(context, context.params.id);
