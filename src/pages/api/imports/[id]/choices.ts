import type { APIRoute } from 'astro';
import { answerImportChoice } from '../../../../features/import/imports.api.server.ts';

/** Saves the user's choices for ambiguous titles. */
export const POST: APIRoute = (context) => answerImportChoice(context, context.params.id);
