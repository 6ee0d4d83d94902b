import type { APIRoute } from 'astro';
import { answerImportStep } from '../../../../features/import/imports.api.server.ts';

export const POST: APIRoute = (context) => answerImportStep(context, context.params.id, context.params.step);
