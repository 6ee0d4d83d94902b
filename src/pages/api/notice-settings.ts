import type { APIRoute } from 'astro';
import { answerNoticeSettings } from '../../features/notices/notices.api.server.ts';

/** Saves how the user receives notices. */
export const POST: APIRoute = (context) => answerNoticeSettings(context);
