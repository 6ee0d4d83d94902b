import { importJobReasonsBy, importJobReportHeadingsWords, importJobStatesBy } from './import-job-words.ts';
import { entryKinds, rowProblems } from './files/kind-words.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import type { Client } from '../../core/backend/client.ts';
import { findImportState, loadReportRows } from './imports.queries.ts';
import { CSV_START, csvLine } from '../../core/csv.ts';
import { UNPLACED } from './files/unplaced.ts';
import { ENTRIES_PER_IMPORT } from './files/entry.ts';
import type { ImportReportRow } from './import-job.ts';
import { publicAddress, titlePath } from '../../core/routes.ts';
import { services } from '../../server/services.ts';
import { jsonError } from '../../server/json-answer.ts';
import { answerPerson, type ApiContext } from '../../server/person-answer.ts';

/** Rows per query. */
const CHUNK = 1000;

/** Why a row ended this way, and what was left out. */
function whyOf({ problem, reason, dayText, upTo, plays }: ImportReportRow): string {
  const why = problem ? rowProblems[problem]() : reason && importJobReasonsBy[reason]();
  return [
    why,
    upTo && m.import_job_up_to(),
    dayText && m.import_job_untold_day({ text: isolated(dayText) }),
    plays && m.import_job_plays(counted(plays)),
  ]
    .filter(Boolean)
    .join('; ');
}

function line(row: ImportReportRow, siteUrl: string): string {
  return csvLine([
    ...[
      row.position + 1,
      row.at.file,
      row.at.line,
      row.problem ? m.import_job_problem_row() : entryKinds[row.what](),
      row.name,
      row.year,
    ],
    ...[
      row.episode?.season ?? row.season,
      row.episode?.number === UNPLACED ? (row.episodeName ?? null) : (row.episode?.number ?? null),
      row.day,
    ],
    ...[row.given && m.import_job_report_given({ value: row.given.value, of: row.given.of }), row.stars],
    ...[importJobStatesBy[row.state](), whyOf(row), row.title?.title ?? null],
    ...[row.title && publicAddress(siteUrl, titlePath(row.title)), row.tags, row.note],
  ]);
}

async function* lines(client: Client, id: string, first: ImportReportRow[], siteUrl: string) {
  yield CSV_START + csvLine(importJobReportHeadingsWords());
  let rows = first;
  for (let read = 0; rows.length > 0 && read < ENTRIES_PER_IMPORT; read += CHUNK) {
    yield rows.map((row) => line(row, siteUrl)).join('');
    if (rows.length < CHUNK) return;
    rows = await loadReportRows(client, id, { after: rows.at(-1)?.position ?? 0, limit: CHUNK });
  }
}

/** Streams text with backpressure. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(encoder.encode(piece.value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/** GET /api/imports/{id}/report.csv: streams the results of all rows. */
export function answerImportReportFile(request: ApiContext, id: string | undefined): Promise<Response> {
  return answerPerson(request, async ({ client }) => {
    const { config } = await services();
    const isId = /^[\da-f-]{36}$/.test(id ?? '');
    if (id === undefined || !isId || (await findImportState(client, id)) === null)
      return jsonError(404, { code: 'none', message: m.import_job_gone() });
    const first = await loadReportRows(client, id, { after: -1, limit: CHUNK });
    return new Response(streamOf(lines(client, id, first, config.siteUrl)), {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${m.import_job_report_file_name()}"`,
      },
    });
  });
}
