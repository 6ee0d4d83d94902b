import type { APIRoute } from 'astro';
import { answerExport } from '../../server/api/export/export.ts';

/** Everything somebody has here, as a ZIP. */
export const POST: APIRoute = (context) => answerExport(context);
