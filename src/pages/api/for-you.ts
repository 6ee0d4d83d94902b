import type { APIRoute } from 'astro';
import { answerForYou } from '../../features/for-you/for-you.api.server.ts';

/** Keeps what somebody says of what was found for them, and stars for well-known titles. */
export const POST: APIRoute = (context) => answerForYou(context);
