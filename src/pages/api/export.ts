import type { APIRoute } from 'astro';
import { answerExport } from '../../features/export/export.api.server.ts';

/** Exports all data of the signed-in user as ZIP. */
export const POST: APIRoute = (context) => answerExport(context);
