import type { APIRoute } from 'astro';
import { answerKeys, answerSaveKey } from '../../../../features/ai/ai-keys.api.server.ts';

/** One's saved keys, by their masks. */
export const GET: APIRoute = (context) => answerKeys(context);

/** Saves a key. */
export const PUT: APIRoute = (context) => answerSaveKey(context);
