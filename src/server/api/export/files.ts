import { EXPORT_SOURCES } from '../../../backend/export/parts.ts';
import type { Owner } from '../../../backend/export/paged.ts';
import { loadProfile } from '../../../backend/profile/profiles.ts';
import { BackendError } from '../../../backend/errors.ts';
import type { CalendarDate } from '../../../domain/dates.ts';
import {
  EXPORT_FORMAT,
  EXPORT_JSON,
  EXPORT_PARTS,
  EXPORT_VERSION,
  type ExportPart,
} from '../../../domain/export/parts.ts';
import type { ExportRecord } from '../../../domain/export/records.ts';
import { SPREADSHEETS, type Spreadsheet } from '../../../domain/export/spreadsheets.ts';
import { EXPORT_MESSAGES } from '../../../domain/messages.ts';
import type { createNaming } from './naming.ts';
import type { ZippedFile } from './zip.ts';

/** Whose export it is, and of when. */
export interface ExportOf extends Owner {
  email: string;
  /** Names the titles of reviews that stand in none of the person's lists. */
  naming: ReturnType<typeof createNaming>;
  day: CalendarDate;
  /** ISO 8601. */
  madeAt: string;
  /** Lets others in between: ends after so many milliseconds. */
  rest: (milliseconds: number) => Promise<unknown>;
}

/** Records of a page after which an export rests, and milliseconds it does at most. */
const LONG = { records: 1000, restMs: 500 };

async function account({ client, userId, email }: ExportOf): Promise<ExportRecord<'account'>[]> {
  const profile = await loadProfile(client, userId);
  return profile ? [{ email, joinedAt: profile.createdAt, picture: profile.avatarUrl }] : [];
}

async function* recordsOf(part: ExportPart, of: ExportOf): AsyncGenerator<unknown[]> {
  if (part === 'account') yield await account(of);
  else if (part === 'reviews')
    for await (const records of EXPORT_SOURCES.reviews.pages(of)) yield of.naming(records);
  else yield* EXPORT_SOURCES[part].pages(of);
}

/**
 * The records of a part, page by page; after each that is full it rests for as long as that took, so that a long export has
 * half of the time at most and others do not feel it.
 */
async function* pagesOf(part: ExportPart, of: ExportOf): AsyncGenerator<unknown[]> {
  let began = performance.now();
  for await (const records of recordsOf(part, of)) {
    yield records;
    if (records.length >= LONG.records) await of.rest(Math.min(performance.now() - began, LONG.restMs));
    began = performance.now();
  }
}

/** The JSON, well-formed also where reading ends early; then it says so, and `failed` is told. */
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

async function* table(sheet: Spreadsheet, of: ExportOf): AsyncGenerator<string> {
  yield sheet.start();
  for await (const records of pagesOf(sheet.part, of)) yield records.map(sheet.line).join('');
}

/**
 * The files of somebody's export, each read as it is written: what they are, everything as JSON, and tables. When the
 * backend fails in the middle, which `report` is told, the files end there and the last one says so in words.
 */
export function* exportFiles(of: ExportOf, report: (error: BackendError) => void): Generator<ZippedFile> {
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
  yield { path: 'README.txt', text: [EXPORT_MESSAGES.readme(of.day)] };
  yield { path: EXPORT_JSON, text: json(of, failed) };
  for (const sheet of SPREADSHEETS) {
    if (isFailed) break;
    yield { path: sheet.path, text: ending(table(sheet, of)) };
  }
  const { file, text } = EXPORT_MESSAGES.incomplete;
  if (isFailed) yield { path: file, text: [text] };
}
