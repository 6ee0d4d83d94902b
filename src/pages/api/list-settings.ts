import type { APIRoute } from 'astro';
import { answerListSettings } from '../../server/api/title-lists/list-settings.ts';

/** Chooses whether lists leave out what one has seen. */
export const POST: APIRoute = (context) => answerListSettings(context);
