import type { APIRoute } from 'astro';
import { answerImports, answerStartImport } from '../../../features/import/imports.api.server.ts';

/** One's own imports. */
export const GET: APIRoute = (context) => answerImports(context);

/** Begins an import. */
export const POST: APIRoute = (context) => answerStartImport(context);
