import type { APIRoute } from 'astro';
import { answerApi } from '../../../server/api/v1/answer.ts';

/** The API for programs that act as people by a token. */
export const ALL: APIRoute = ({ request, locals }) => answerApi(request, locals.requestId);
