import { createHash, timingSafeEqual } from 'node:crypto';
import { isJobName, type JobResult } from '../jobs/job.ts';
import type { JobRunner } from '../jobs/runner.ts';
import { jsonError } from './json-answer.ts';
import { services } from './services.ts';

const STATUS: Record<JobResult['kind'], number> = { ok: 200, failed: 500, busy: 409, off: 404 };

/** Retry-After while the backend is unavailable (s). */
const AWAY_S = '5';

export interface JobRequest {
  name: string | undefined;
  /** The Authorization header. */
  authorization: string | null;
}

/** Compares in constant time, whatever the lengths. */
function matches(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/**
 * Runs a job for an external scheduler with the token, and returns its result: 200; 500 if it failed; 503 if
 * the backend is unavailable; 409 while another process runs it; 401 for a wrong token; 404 if no token is
 * configured.
 */
export async function answerJobRequest(
  { name, authorization }: JobRequest,
  runner: Pick<JobRunner, 'run'>,
  token: string | undefined,
): Promise<Response> {
  if (!token) return jsonError(404, { code: 'notFound', message: 'Not found' });
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  if (!matches(given, token)) {
    const error = { code: 'unauthorized', message: 'Unauthorized' } as const;
    return jsonError(401, error, { 'WWW-Authenticate': 'Bearer' });
  }
  if (!isJobName(name)) return jsonError(404, { code: 'notFound', message: 'No such job' });
  const result = await runner.run(name);
  const body = { job: name, outcome: result.kind, ...('detail' in result && { detail: result.detail }) };
  if ('away' in result) return answer(503, body, { 'Retry-After': AWAY_S });
  return answer(STATUS[result.kind], body);
}

/** POST /api/jobs/{name}: {@link answerJobRequest} with this process' jobs and token. */
export async function answerJob(name: string | undefined, request: Request): Promise<Response> {
  const { config, jobs } = await services();
  const authorization = request.headers.get('authorization');
  return answerJobRequest({ name, authorization }, jobs, config.jobs.token);
}
