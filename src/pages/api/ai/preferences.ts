import type { APIRoute } from 'astro';
import { answerPreferences } from '../../../features/ai/ai-request.api.server.ts';

/** Sets whether searches are recorded. */
export const PUT: APIRoute = (context) => answerPreferences(context);
