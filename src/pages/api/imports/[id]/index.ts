import type { APIRoute } from 'astro';
import { answerImport } from '../../../../server/api/import/imports.ts';

/** How far an import is. */
export const GET: APIRoute = (context) => answerImport(context, context.params.id);
