import type { Client } from '../../../backend/client.ts';
import { findImportState, loadReportRows } from '../../../backend/import/imports.ts';
import { CSV_START, csvLine } from '../../../domain/csv.ts';
import { ENTRIES_PER_IMPORT } from '../../../domain/import/entry.ts';
import type { ImportReportRow } from '../../../domain/import/import-job.ts';
import { IMPORT_JOB_MESSAGES, IMPORT_PROBLEMS } from '../../../domain/messages.ts';
import { addressOf, titlePath } from '../../../domain/routes.ts';
import { services } from '../../services.ts';
import { jsonError } from '../json-answer.ts';
import { answerPerson, type ApiContext } from '../person-answer.ts';

/** Rows asked for at once. */
const CHUNK = 1000;

const words = IMPORT_JOB_MESSAGES.report;

/** Why a row ended so, and what of it was left out. */
function whyOf({ problem, reason, dayText, upTo }: ImportReportRow): string {
  const { reasons, untoldDay, upTo: allBefore } = IMPORT_JOB_MESSAGES;
  const why = problem ? IMPORT_PROBLEMS[problem] : reason && reasons[reason];
  return [why, upTo && allBefore, dayText && untoldDay(dayText)].filter(Boolean).join('; ');
}

function line(row: ImportReportRow, siteUrl: string): string {
  const { states, whats, problemRow } = IMPORT_JOB_MESSAGES;
  return csvLine([
    ...[
      row.position + 1,
      row.at.file,
      row.at.line,
      row.problem ? problemRow : whats[row.what],
      row.name,
      row.year,
    ],
    ...[row.episode?.season ?? row.season, row.episode?.number ?? null, row.day],
    ...[row.given && words.given(row.given.value, row.given.of), row.stars],
    ...[states[row.state], whyOf(row), row.title?.title ?? null],
    ...[row.title && addressOf(siteUrl, titlePath(row.title)), row.tags, row.note],
  ]);
}

async function* lines(client: Client, id: string, first: ImportReportRow[], siteUrl: string) {
  yield CSV_START + csvLine(words.headings);
  let rows = first;
  for (let read = 0; rows.length > 0 && read < ENTRIES_PER_IMPORT; read += CHUNK) {
    yield rows.map((row) => line(row, siteUrl)).join('');
    if (rows.length < CHUNK) return;
    rows = await loadReportRows(client, id, { after: rows.at(-1)?.position ?? 0, limit: CHUNK });
  }
}

/** Asks for the next piece only when the reader is ready for it. */
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

/** GET /api/imports/ID/report.csv: what became of every row, for a spreadsheet, piece by piece. */
export function answerImportReportFile(request: ApiContext, id: string | undefined): Promise<Response> {
  return answerPerson(request, async ({ client }) => {
    const { config } = await services();
    const isId = /^[\da-f-]{36}$/.test(id ?? '');
    if (id === undefined || !isId || (await findImportState(client, id)) === null)
      return jsonError(404, { code: 'none', message: IMPORT_JOB_MESSAGES.gone });
    const first = await loadReportRows(client, id, { after: -1, limit: CHUNK });
    return new Response(streamOf(lines(client, id, first, config.siteUrl)), {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${words.fileName}"`,
      },
    });
  });
}
