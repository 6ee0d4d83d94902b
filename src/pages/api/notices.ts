import type { APIRoute } from 'astro';
import { answerMarkNotices } from '../../features/notices/notices.api.server.ts';

/** Marks notices as read. */
export const POST: APIRoute = (context) => answerMarkNotices(context);
