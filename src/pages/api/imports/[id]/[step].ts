import type { APIRoute } from 'astro';
import { answerImportStep } from '../../../../features/import/imports.api.server.ts';

/** Saves, cancels or undoes an import. */
export const POST: APIRoute = (context) => answerImportStep(context, context.params.id, context.params.step);
