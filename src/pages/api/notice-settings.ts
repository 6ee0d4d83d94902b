import type { APIRoute } from 'astro';
import { answerNoticeSettings } from '../../features/notices/notices.api.server.ts';

/** Keeps how somebody wants to be told. */
export const POST: APIRoute = (context) => answerNoticeSettings(context);
