import type { APIRoute } from 'astro';
import { answerApi } from '../../../features/open-api/answer.api.server.ts';

/** The public API, authenticated by a user's token. */
export const ALL: APIRoute = ({ request, locals }) => answerApi(request, locals.requestId);
