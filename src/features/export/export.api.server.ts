import { setTimeout } from 'node:timers/promises';
import { loadProfile } from '../../core/backend/profiles.ts';
import { EXPORT_PATH, exportFileName, type ExportProblem } from './parts.ts';
import { pageAddress, withParameters } from '../../core/routes.ts';
import { createNaming } from './naming.api.server.ts';
import { exportFiles } from './files.api.server.ts';
import { zipped } from './zip.api.server.ts';
import { forPerson, type Person } from '../../server/person.ts';
import { inLog } from '../../server/in-log.ts';
import { services } from '../../server/services.ts';
import { lastingClient } from '../../server/session.ts';
import { byteStream } from '../../server/byte-stream.ts';
import type { ApiContext } from '../../server/person-answer.ts';

/** Starts an export; null if the user had too many. */
async function startExport(person: Person) {
  const { account, userId, day, client, context } = person;
  const { allowExport, catalogue, clock, log } = await services();
  if ((await allowExport(userId)) > 0) return null;
  const lasting = await lastingClient(context, client);
  // Loaded before the response starts, so that a refusal can still redirect.
  await loadProfile(lasting, userId);
  const now = clock();
  const of = {
    ...{ client: lasting, userId, email: account.email, day, madeAt: now.toISOString() },
    naming: createNaming(catalogue),
    rest: (milliseconds: number) => setTimeout(milliseconds),
  };
  const files = exportFiles(of, (error) => {
    log.warn({ err: error.cause }, `an export ended early: ${inLog(error)}`);
  });
  return { name: exportFileName(day), body: byteStream(zipped(files, now)) };
}

/**
 * POST /api/export: streams all data of the signed-in user as a ZIP. On refusal redirects to the export page,
 * which shows the reason (303).
 */
export async function answerExport(request: ApiContext): Promise<Response> {
  const headers = new Headers({ 'X-Robots-Tag': 'noindex' });
  const outcome = await forPerson({ ...request, response: { headers } }, (person) => startExport(person));
  if (outcome.kind === 'ok' && outcome.data) {
    headers.set('Content-Type', 'application/zip');
    headers.set('Content-Disposition', `attachment; filename="${outcome.data.name}"`);
    return new Response(outcome.data.body, { headers });
  }
  const problem: ExportProblem | null =
    outcome.kind === 'ok' ? 'often' : outcome.kind === 'error' ? 'failed' : null;
  headers.set('Location', pageAddress(withParameters(EXPORT_PATH, { problem })));
  return new Response(null, { status: 303, headers });
}
