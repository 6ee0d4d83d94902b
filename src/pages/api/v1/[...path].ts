import type { APIRoute } from 'astro';
import { answerApi } from '../../../features/open-api/answer.api.server.ts';

/** The API for programs that act as people by a token. */
export const ALL: APIRoute = ({ request, locals }) => answerApi(request, locals.requestId);
