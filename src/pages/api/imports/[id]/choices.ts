import type { APIRoute } from 'astro';
import { answerImportChoice } from '../../../../server/api/import/imports.ts';

/** Takes what the person says of doubtful titles. */
export const POST: APIRoute = (context) => answerImportChoice(context, context.params.id);
