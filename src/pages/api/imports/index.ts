import type { APIRoute } from 'astro';
import { answerImports, answerStartImport } from '../../../features/import/imports.api.server.ts';

/** Lists the user's imports. */
export const GET: APIRoute = (context) => answerImports(context);

/** Starts an import. */
export const POST: APIRoute = (context) => answerStartImport(context);
