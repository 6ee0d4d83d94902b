import type { APIRoute } from 'astro';
import { answerExport } from '../../features/export/export.api.server.ts';

/** Everything somebody has here, as a ZIP. */
export const POST: APIRoute = (context) => answerExport(context);
