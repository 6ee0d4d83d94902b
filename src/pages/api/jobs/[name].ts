import type { APIRoute } from 'astro';
import { answerJobRequest } from '../../../server/jobs/request.ts';
import { services } from '../../../server/services.ts';

/** Runs a job now, for an external scheduler. */
export const POST: APIRoute = async ({ params, request }) => {
  const { config, jobs } = await services();
  const asked = { name: params.name, authorization: request.headers.get('authorization') };
  return answerJobRequest(asked, jobs, config.jobs.token);
};
