import { m } from '../paraglide/messages.js';
import { z } from 'zod';
import { clientOf } from '../contract/client-of.ts';
import {
  impersonal,
  impersonalPath,
  PROBLEM_BYTES,
  type PageProblem,
} from '../features/admin/page-problems.ts';
import { services, type Services } from './services.ts';
import { doneAnswer, jsonError, readJson } from './json-answer.ts';

const REPORT = z.object({
  message: z.string().min(1),
  stack: z.string(),
  path: z.string().startsWith('/'),
});

/** Ignores errors of browser extensions. */
const FOREIGN = /-extension:\/\//;

function nameOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return impersonalPath(path) ?? 'an unknown page';
}

/** Removes the base path from a report: the page table has paths without it. */
function unplaced({ message, stack }: PageProblem, basePath: string): PageProblem {
  const bare = (text: string) => (basePath ? text.replaceAll(`${basePath}/`, '/') : text);
  return { message: bare(message), stack: bare(stack) };
}

/**
 * Logs an error of a browser without personal data. 204; 400 if invalid; 413 above 8 kB; 429 from the
 * eleventh per client and minute, which is not logged.
 */
export async function takeProblem(
  request: Request,
  clientAddress: string,
  { ofPages, allow }: Pick<Services['problems'], 'ofPages' | 'allow'>,
  basePath = '',
): Promise<Response> {
  const wait = await allow(clientOf(clientAddress));
  if (wait > 0)
    return jsonError(429, { code: 'limited', message: m.backend_limited() }, { 'Retry-After': String(wait) });
  const body = await readJson(request, PROBLEM_BYTES);
  if (body.kind === 'refused') return jsonError(body.status, body.error);
  const report = REPORT.safeParse(body.value);
  if (!report.success)
    return jsonError(400, { code: 'invalid', message: 'A message, a stack and a path are needed.' });
  if (!FOREIGN.test(report.data.stack)) {
    const page = nameOf(report.data.path);
    const { message, stack } = impersonal(unplaced(report.data, basePath));
    ofPages.error({ page, stack }, `In the browser, on ${page}: ${message}`);
  }
  return doneAnswer();
}

/** POST /api/problems: {@link takeProblem} with this process' log and limit. */
export async function answerProblem(request: Request, locals: { clientAddress: string }): Promise<Response> {
  const { problems, config } = await services();
  return takeProblem(request, locals.clientAddress, problems, config.basePath);
}
