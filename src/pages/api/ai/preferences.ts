import type { APIRoute } from 'astro';
import { answerPreferences } from '../../../server/api/ai/ai-request.ts';

/** Sets whether searches are kept. */
export const PUT: APIRoute = (context) => answerPreferences(context);
