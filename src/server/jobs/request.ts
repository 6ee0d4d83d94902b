import { createHash, timingSafeEqual } from 'node:crypto';
import { isJobName, type JobOutcome } from './job.ts';
import type { JobRunner } from './runner.ts';

const STATUS: Record<JobOutcome['kind'], number> = { ok: 200, failed: 500, busy: 409, off: 404 };

export interface JobRequest {
  name: string | undefined;
  /** The Authorization header. */
  authorization: string | null;
}

/** Compares in a time that tells nothing of how much was right, the length included. */
function matches(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/**
 * Runs a job for an external scheduler that knows the token, and answers how it went: 200, 500 when it failed,
 * 409 while another process runs it, 401 for a wrong token, and 404 when no token is configured.
 */
export async function answerJobRequest(
  { name, authorization }: JobRequest,
  runner: Pick<JobRunner, 'run'>,
  token: string | undefined,
): Promise<Response> {
  if (!token) return answer(404, { error: 'Not found' });
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  if (!matches(given, token)) return answer(401, { error: 'Unauthorized' }, { 'WWW-Authenticate': 'Bearer' });
  if (!isJobName(name)) return answer(404, { error: 'No such job' });
  const { kind, ...more } = await runner.run(name);
  return answer(STATUS[kind], { job: name, outcome: kind, ...more });
}
