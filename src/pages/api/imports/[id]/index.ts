import type { APIRoute } from 'astro';
import { answerImport } from '../../../../features/import/imports.api.server.ts';

/** How far an import is. */
export const GET: APIRoute = (context) => answerImport(context, context.params.id);
