import type { APIRoute } from 'astro';
import { answerNoticeSettings } from '../../server/api/notices/notices.ts';

/** Keeps how somebody wants to be told. */
export const POST: APIRoute = (context) => answerNoticeSettings(context);
