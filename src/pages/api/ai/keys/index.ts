import type { APIRoute } from 'astro';
import { answerKeys, answerSaveKey } from '../../../../features/ai/ai-keys.api.server.ts';

/** Lists the user's API keys by their masks. */
export const GET: APIRoute = (context) => answerKeys(context);

export const PUT: APIRoute = (context) => answerSaveKey(context);
