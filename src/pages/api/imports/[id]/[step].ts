import type { APIRoute } from 'astro';
import { answerImportStep } from '../../../../server/api/import/imports.ts';

/** Saves, cancels or undoes an import. */
export const POST: APIRoute = (context) => answerImportStep(context, context.params.id, context.params.step);
