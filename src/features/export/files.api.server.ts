import { exportReadme, incompleteText } from './readme-words.ts';
import { m } from '../../paraglide/messages.js';
import { EXPORT_SOURCES } from './parts.queries.ts';
import type { Owner } from './paged.queries.ts';
import { loadProfile } from '../../core/backend/profiles.ts';
import { BackendError } from '../../core/backend/errors.ts';
import type { CalendarDate } from '../../core/dates.ts';
import { EXPORT_FORMAT, EXPORT_JSON, EXPORT_PARTS, EXPORT_VERSION, type ExportPart } from './parts.ts';
import type { ExportRecord } from './records.ts';
import { LETTERBOXD_LIST, SPREADSHEETS, type Spreadsheet, type TagsOf } from './spreadsheets.ts';
import { titleKey } from '../../core/title.ts';
import type { createNaming } from './naming.api.server.ts';
import type { ZippedFile } from './zip.api.server.ts';

/** The user and time of an export. */
export interface ExportOf extends Owner {
  email: string;
  /** Names titles of reviews and ratings that none of the user's lists contain. */
  naming: ReturnType<typeof createNaming>;
  day: CalendarDate;
  /** ISO 8601. */
  madeAt: string;
  /** Sleeps for some milliseconds. */
  rest: (milliseconds: number) => Promise<unknown>;
}

/** Records per page after which an export sleeps, and its longest sleep (ms). */
const LONG = { records: 1000, restMs: 500 };

async function account({ client, userId, email }: ExportOf): Promise<ExportRecord<'account'>[]> {
  const profile = await loadProfile(client, userId);
  return profile ? [{ email, joinedAt: profile.createdAt, picture: profile.avatarUrl }] : [];
}

async function* recordsOf(part: ExportPart, of: ExportOf): AsyncGenerator<unknown[]> {
  if (part === 'account') yield await account(of);
  else if (part === 'reviews')
    for await (const records of EXPORT_SOURCES.reviews.pages(of)) yield of.naming(records);
  else if (part === 'ratings')
    for await (const records of EXPORT_SOURCES.ratings.pages(of)) yield of.naming(records);
  else yield* EXPORT_SOURCES[part].pages(of);
}

/**
 * The records of a part, page by page. After each full page it sleeps for as long as that took, so that a
 * long export takes at most half of the time.
 */
async function* pagesOf(part: ExportPart, of: ExportOf): AsyncGenerator<unknown[]> {
  let began = performance.now();
  for await (const records of recordsOf(part, of)) {
    yield records;
    if (records.length >= LONG.records) await of.rest(Math.min(performance.now() - began, LONG.restMs));
    began = performance.now();
  }
}

/** The JSON file. If reading fails it stays well-formed, says that it is incomplete, and calls `failed`. */
async function* json(of: ExportOf, failed: (error: BackendError) => void): AsyncGenerator<string> {
  const head = JSON.stringify({ format: EXPORT_FORMAT, version: EXPORT_VERSION, madeAt: of.madeAt });
  yield head.slice(0, -1);
  let complete = true;
  for (const part of EXPORT_PARTS) {
    yield `,\n"${part}":[`;
    try {
      let between = '\n';
      for await (const records of pagesOf(part, of)) {
        yield between + records.map((record) => JSON.stringify(record)).join(',\n');
        between = ',\n';
      }
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      complete = false;
      failed(error);
    }
    yield ']';
    if (!complete) break;
  }
  yield `,\n"complete":${complete}}\n`;
}

async function* table(sheet: Spreadsheet, of: ExportOf, tagsOf: TagsOf): AsyncGenerator<string> {
  yield sheet.start();
  for (const { part, line } of sheet.rows) {
    for await (const records of pagesOf(part, of))
      yield records.map((record) => line(record, tagsOf)).join('');
  }
}

/** The tags of all titles. */
async function tagsIn(of: ExportOf): Promise<TagsOf> {
  const tags = new Map<string, string[]>();
  for await (const records of EXPORT_SOURCES.tags.pages(of)) {
    for (const record of records) {
      const key = titleKey(record);
      const known = tags.get(key);
      if (known) known.push(record.tag);
      else tags.set(key, [record.tag]);
    }
  }
  return (title) => tags.get(titleKey(title)) ?? [];
}

/** A list's name as file name. */
const fileNameOf = (name: string) =>
  name
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .toWellFormed() || 'list';

/** A Letterboxd file for each list with movies. */
async function* listFiles(of: ExportOf): AsyncGenerator<ZippedFile> {
  const names = new Map<string, string>();
  for await (const lists of EXPORT_SOURCES.lists.pages(of))
    for (const { list, name } of lists) names.set(list, name);
  const lines = new Map<string, string[]>();
  for await (const titles of EXPORT_SOURCES.listTitles.pages(of)) {
    for (const title of titles) {
      const known = lines.get(title.list) ?? [];
      const line = LETTERBOXD_LIST.line(title, known.length + 1);
      if (line) known.push(line);
      if (known.length > 0) lines.set(title.list, known);
    }
  }
  const taken = new Map<string, number>();
  for (const [list, name] of names) {
    const text = lines.get(list);
    if (!text) continue;
    const base = fileNameOf(name);
    const nth = (taken.get(base.toLowerCase()) ?? 0) + 1;
    taken.set(base.toLowerCase(), nth);
    const path = `letterboxd/lists/${base}${nth > 1 ? `-${nth}` : ''}.csv`;
    yield { path, text: [LETTERBOXD_LIST.start(), ...text] };
  }
}

/**
 * The files of an export, each read while it is written: a description, all data as JSON, and CSV tables. If
 * the backend fails midway, calls `report`, ends the files, and the last one says so.
 */
export async function* exportFiles(
  of: ExportOf,
  report: (error: BackendError) => void,
): AsyncGenerator<ZippedFile> {
  let isFailed = false;
  const failed = (error: BackendError) => {
    isFailed = true;
    report(error);
  };
  async function* ending(text: AsyncIterable<string>): AsyncGenerator<string> {
    try {
      yield* text;
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      failed(error);
    }
  }
  yield { path: 'README.txt', text: [exportReadme(of.day)] };
  yield { path: EXPORT_JSON, text: json(of, failed) };
  try {
    const tagsOf = isFailed ? () => [] : await tagsIn(of);
    for (const sheet of SPREADSHEETS) {
      if (isFailed) break;
      yield { path: sheet.path, text: ending(table(sheet, of, tagsOf)) };
    }
    if (!isFailed) yield* listFiles(of);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    failed(error);
  }
  if (isFailed) yield { path: m.export_incomplete_file(), text: [incompleteText()] };
}
