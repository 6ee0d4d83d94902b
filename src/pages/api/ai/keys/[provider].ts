import type { APIRoute } from 'astro';
import { answerDeleteKey } from '../../../../features/ai/ai-keys.api.server.ts';

/** Deletes the key of a provider. */
export const DELETE: APIRoute = (context) => answerDeleteKey(context, context.params.provider ?? '');
