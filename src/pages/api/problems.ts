import type { APIRoute } from 'astro';
import { answerProblem } from '../../server/problems.ts';

/** Logs what broke in somebody's page. */
export const POST: APIRoute = ({ request, locals }) => answerProblem(request, locals);
