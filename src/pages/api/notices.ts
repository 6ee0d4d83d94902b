import type { APIRoute } from 'astro';
import { answerMarkNotices } from '../../server/api/notices/notices.ts';

/** Marks notices as read. */
export const POST: APIRoute = (context) => answerMarkNotices(context);
