import type { APIRoute } from 'astro';
import { answerJob } from '../../../server/jobs.ts';

/** Runs a job, for an external scheduler. */
export const POST: APIRoute = ({ params, request }) => answerJob(params.name, request);
