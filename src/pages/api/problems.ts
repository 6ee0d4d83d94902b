import type { APIRoute } from 'astro';
import { answerProblem } from '../../server/problems.ts';

/** Logs an error of a browser. */
export const POST: APIRoute = ({ request, locals }) => answerProblem(request, locals);
