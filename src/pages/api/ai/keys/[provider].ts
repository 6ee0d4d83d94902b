import type { APIRoute } from 'astro';
import { answerDeleteKey } from '../../../../server/api/ai/ai-keys.ts';

/** Deletes the key of a provider. */
export const DELETE: APIRoute = (context) => answerDeleteKey(context, context.params.provider ?? '');
