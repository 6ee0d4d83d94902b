import { m } from '../../paraglide/messages.js';
import { z } from 'zod';
import { BackendError } from '../../core/backend/errors.ts';
import {
  findImportState,
  loadDoubtful,
  loadImports,
  loadMissingEpisodes,
  loadReportPage,
} from './imports.queries.ts';
import { CatalogueError } from '../../core/errors.ts';
import { IMPORT_SOURCES, REPORT_PAGE_SIZE, ROW_STATES, type ImportList } from './import-job.ts';
import { ENTRIES_PER_IMPORT, ENTRY_KINDS } from './files/entry.ts';
import { entriesSchema } from './files/entry-schema.ts';
import { parsePage } from '../../core/paging.ts';
import type { JobService } from '../../jobs/service.ts';
import type { Person } from '../../server/person.ts';
import { services } from '../../server/services.ts';
import { jsonAnswer, jsonError, readJson } from '../../server/json-answer.ts';
import { answerPerson, type ApiContext } from '../../server/person-answer.ts';

/** Maximum bodies in bytes: with rows, as the host allows, and others. */
const MAX_ROWS_BODY = 1_048_576;
const MAX_BODY = 8 * 1024;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const text = z
  .string()
  .min(1)
  .max(300)
  .refine((value) => value.isWellFormed() && !value.includes('\0'));
const START = z.strictObject({
  source: z.enum(IMPORT_SOURCES),
  fileName: text,
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  total: z.int().min(1).max(ENTRIES_PER_IMPORT),
  counts: z.partialRecord(z.enum(ENTRY_KINDS), z.int().min(0).max(ENTRIES_PER_IMPORT)),
  switches: z.strictObject({
    replaceRatings: z.boolean(),
    replaceReviews: z.boolean(),
    replaceDates: z.boolean(),
  }),
});
const ROWS = z.strictObject({ from: z.int().min(0).max(ENTRIES_PER_IMPORT), entries: entriesSchema });
const PICK = z.strictObject({ kind: z.enum(['movie', 'tv']), id: z.int().min(1).max(2_147_483_647) });
const CHOICE = z.union([
  z.strictObject({ number: z.int().min(1), pick: PICK.nullable(), alike: z.boolean() }),
  z.strictObject({ all: z.enum(['first', 'skip']) }),
]);

const invalid = () => jsonError(400, { code: 'invalid', message: m.backend_invalid() });
const gone = () => jsonError(404, { code: 'none', message: m.import_job_gone() });

type Work = (person: Person, imports: NonNullable<JobService['imports']>, id: string) => Promise<Response>;

/** Runs a request about one import; 404 for an invalid id. */
function ofImport(request: ApiContext, id: string | undefined, work: Work): Promise<Response> {
  return answerPerson(request, async (person) => {
    const { imports } = (await services()).jobs;
    if (!imports) return jsonError(503, { code: 'unavailable', message: m.import_job_off() });
    return id === undefined || !ID.test(id) ? gone() : work(person, imports, id);
  });
}

async function progress({ client }: Person, id: string, status = 200): Promise<Response> {
  const [found] = await loadImports(client, id);
  return found ? jsonAnswer(status, found) : gone();
}

/** Parses a JSON body; returns the refusal if it is invalid or too large. */
async function bodyOf<T>(request: Request, schema: z.ZodType<T>, most: number): Promise<T | Response> {
  const body = await readJson(request, most);
  if (body.kind === 'refused') return jsonError(body.status, body.error);
  const parsed = schema.safeParse(body.value);
  return parsed.success ? parsed.data : invalid();
}

/** GET /api/imports: the user's imports, the latest first. */
export function answerImports(request: ApiContext): Promise<Response> {
  return answerPerson(request, async ({ client }) => {
    const list: ImportList = { imports: await loadImports(client) };
    return jsonAnswer(200, list);
  });
}

/**
 * POST /api/imports: starts an import (201), or resumes that of the same file (200). 409 while another is
 * open, 429 above the user's limit.
 */
export function answerStartImport(request: ApiContext): Promise<Response> {
  return ofImport(request, '00000000-0000-0000-0000-000000000000', async (person, imports) => {
    const start = await bodyOf(request.request, START, MAX_BODY);
    if (start instanceof Response) return start;
    try {
      const { id, same } = await imports.start(person.userId, start);
      if (!same) return jsonError(409, { code: 'duplicate', message: m.import_job_open() });
      return await progress(person, id, 201);
    } catch (error) {
      if (!(error instanceof BackendError && error.kind === 'invalid')) throw error;
      return jsonError(429, { code: 'limited', message: m.import_job_limited() });
    }
  });
}

/** GET /api/imports/{id}: its progress. */
export function answerImport(request: ApiContext, id: string | undefined): Promise<Response> {
  return ofImport(request, id, (person, _imports, asked) => progress(person, asked));
}

/**
 * POST /api/imports/{id}/rows: adds at most 500 entries at a position. Returns the number of rows, where to
 * continue. Idempotent: skips existing rows; refuses gaps.
 */
export function answerImportRows(request: ApiContext, id: string | undefined): Promise<Response> {
  return ofImport(request, id, async (person, imports, asked) => {
    const rows = await bodyOf(request.request, ROWS, MAX_ROWS_BODY);
    if (rows instanceof Response) return rows;
    const received = await imports.add(person.userId, asked, rows.from, rows.entries);
    if (received === null) return gone();
    if ((await findImportState(person.client, asked)) !== 'receiving') imports.wake();
    return jsonAnswer(200, { received });
  });
}

/** GET /api/imports/{id}/doubtful?page=N: ambiguous titles with candidates. */
export function answerDoubtful(request: ApiContext, id: string | undefined, url: URL): Promise<Response> {
  return ofImport(request, id, async ({ client }, _imports, asked) =>
    jsonAnswer(200, await loadDoubtful(client, asked, parsePage(url.searchParams.get('page')))),
  );
}

/** POST /api/imports/{id}/choices: saves the user's choice; 409 if there is nothing left to choose. */
export function answerImportChoice(request: ApiContext, id: string | undefined): Promise<Response> {
  return ofImport(request, id, async (person, imports, asked) => {
    const choice = await bodyOf(request.request, CHOICE, MAX_BODY);
    if (choice instanceof Response) return choice;
    try {
      const chosen = await imports.choose(person.userId, asked, choice);
      if (chosen === null) return jsonError(404, { code: 'none', message: m.import_job_title_gone() });
      if (!chosen) return jsonError(409, { code: 'duplicate', message: m.import_job_moved() });
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      return jsonError(error.status, { code: 'catalogueFailed', message: error.told });
    }
    imports.wake();
    return progress(person, asked);
  });
}

const STEPS = ['save', 'cancel', 'undo'] as const;

/** POST /api/imports/{id}/save, /cancel and /undo; 409 if the import's state does not allow it. */
export function answerImportStep(
  request: ApiContext,
  id: string | undefined,
  asked: string | undefined,
): Promise<Response> {
  return ofImport(request, id, async (person, imports, known) => {
    const step = STEPS.find((one) => one === asked);
    if (!step) return jsonError(404, { code: 'notFound', message: m.backend_none() });
    const done = await imports.end(person.userId, known, step);
    if (done === null) return gone();
    if (!done) return jsonError(409, { code: 'duplicate', message: m.import_job_moved() });
    imports.wake();
    return progress(person, known);
  });
}

/** GET /api/imports/{id}/report?page=N&state=STATE: a page of the rows' results. */
export function answerImportReport(request: ApiContext, id: string | undefined, url: URL): Promise<Response> {
  return ofImport(request, id, async ({ client }, _imports, asked) => {
    const state = ROW_STATES.find((one) => one === url.searchParams.get('state'));
    const page = parsePage(url.searchParams.get('page'));
    const [rows, missing] = await Promise.all([
      loadReportPage(client, asked, { page, size: REPORT_PAGE_SIZE, state }),
      loadMissingEpisodes(client, asked),
    ]);
    return jsonAnswer(200, { ...rows, missing });
  });
}
