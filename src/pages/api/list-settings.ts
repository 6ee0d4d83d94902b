import type { APIRoute } from 'astro';
import { answerListSettings } from '../../features/title-lists/list-settings.api.server.ts';

/** Chooses whether lists leave out what one has seen. */
export const POST: APIRoute = (context) => answerListSettings(context);
