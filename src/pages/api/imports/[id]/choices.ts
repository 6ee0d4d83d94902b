import type { APIRoute } from 'astro';
import { answerImportChoice } from '../../../../features/import/imports.api.server.ts';

/** Takes what the person says of doubtful titles. */
export const POST: APIRoute = (context) => answerImportChoice(context, context.params.id);
