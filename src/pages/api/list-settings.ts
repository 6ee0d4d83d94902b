import type { APIRoute } from 'astro';
import { answerListSettings } from '../../features/title-lists/list-settings.api.server.ts';

/** Sets whether lists hide seen titles, the language, and half stars. */
export const POST: APIRoute = (context) => answerListSettings(context);
