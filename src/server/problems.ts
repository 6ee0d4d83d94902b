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

/** What breaks in an extension of somebody's browser is none of ours. */
const FOREIGN = /-extension:\/\//;

function nameOf(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return impersonalPath(path) ?? 'an unknown page';
}

/** A report as it would be if the site stood at its root, which is how the table of pages names them. */
function unplaced({ message, stack }: PageProblem, basePath: string): PageProblem {
  const bare = (text: string) => (basePath ? text.replaceAll(`${basePath}/`, '/') : text);
  return { message: bare(message), stack: bare(stack) };
}

/**
 * Takes what broke in a page to the log, without anything of the person whose page it was: 204, 400 for what is
 * no report, 413 beyond 8 kB, 429 for the eleventh in a minute of one client, which is not logged.
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

/** POST /api/problems: {@link takeProblem} with the log and the limit of this process. */
export async function answerProblem(request: Request, locals: { clientAddress: string }): Promise<Response> {
  const { problems, config } = await services();
  return takeProblem(request, locals.clientAddress, problems, config.basePath);
}
