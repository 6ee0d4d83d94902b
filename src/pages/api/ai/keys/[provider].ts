import type { APIRoute } from 'astro';
import { answerDeleteKey } from '../../../../features/ai/ai-keys.api.server.ts';

export const DELETE: APIRoute = (context) => answerDeleteKey(context, context.params.provider ?? '');
