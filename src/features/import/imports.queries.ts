import type { ImportEntry, ImportRowReason } from './files/entry.ts';
import {
  DOUBTFUL_PAGE_SIZE,
  type DoubtfulPage,
  type EntryCounts,
  type ImportCandidate,
  type ImportProgress,
  type ImportReportRow,
  type ImportRowState,
  type ImportSource,
  type ImportState,
  type ImportSwitches,
} from './import-job.ts';
import type { MissingEpisodes } from './files/missing-episodes.ts';
import type { Stars } from '../../core/stars.ts';
import type { Kind } from '../../core/title.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

// A user's queries of their imports; row policies hide everyone else's.

/** The caller's imports, latest first, at most 20, or the one with this id. */
export async function loadImports(client: Client, id?: string): Promise<ImportProgress[]> {
  const rows = await answerOf(client.rpc('my_imports', id === undefined ? {} : { p_id: id }));
  return rows.map((row) => ({
    id: row.id,
    source: row.source as ImportSource,
    fileName: row.file_name,
    fingerprint: row.fingerprint,
    state: row.state as ImportState,
    counts: row.counts as EntryCounts,
    switches: row.switches as unknown as ImportSwitches,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    undoUntil: row.undo_until,
    total: row.total,
    received: row.received,
    rows: row.tally as Partial<Record<ImportRowState, number>>,
    takenBack: row.taken_back,
    titles: { total: row.titles, looked: row.looked, doubtful: row.doubtful },
    haltedSince: row.halted_since,
  }));
}

/** A page of an import's ambiguous titles. */
export async function loadDoubtful(client: Client, id: string, page: number): Promise<DoubtfulPage> {
  const query = { p_import_id: id, p_limit: DOUBTFUL_PAGE_SIZE, p_offset: (page - 1) * DOUBTFUL_PAGE_SIZE };
  const rows = await answerOf(client.rpc('my_doubtful_titles', query));
  return {
    total: rows[0]?.in_all ?? 0,
    groups: rows.map((row) => ({
      number: row.number,
      name: row.name,
      year: row.year,
      kind: row.kind as Kind | null,
      counts: row.counts as EntryCounts,
      candidates: row.candidates as unknown as ImportCandidate[],
      alike: row.alike,
    })),
  };
}

const REPORTED = `position, what, day, stars, entry, state, reason,
  title:import_titles(number, state, title_kind, title_id, title)` as const;

interface ReportRow {
  position: number;
  what: string;
  day: string | null;
  stars: number | null;
  entry: unknown;
  state: string;
  reason: string | null;
  title: {
    number: number;
    state: string;
    title_kind: string | null;
    title_id: number | null;
    title: string | null;
  };
}

function toReportRow({ position, day, stars, entry, state, reason, title }: ReportRow): ImportReportRow {
  const said = entry as ImportEntry;
  return {
    position,
    number: title.number,
    kind: said.kind,
    part: said.own?.part ?? null,
    at: said.at,
    what: said.what,
    name: said.name,
    year: said.year,
    episode: said.episode ?? null,
    ...(said.episodeIds?.name !== undefined && { episodeName: said.episodeIds.name }),
    season: said.season ?? null,
    upTo: said.upTo ?? false,
    day,
    given: said.stars ?? null,
    stars: stars as Stars | null,
    state: state as ImportRowState,
    reason: reason as ImportRowReason | null,
    problem: said.problem ?? null,
    dayText: said.dayText ?? null,
    tags: said.tags ?? null,
    note: said.note ?? null,
    noEpisodes: said.noEpisodes ?? false,
    plays: said.plays ?? null,
    title:
      ['clear', 'own'].includes(title.state) && title.title_id !== null && title.title !== null
        ? { kind: title.title_kind === 'tv' ? 'tv' : 'movie', id: title.title_id, title: title.title }
        : null,
  };
}

/** Rows of an import's report after a position, in order, optionally of one state. */
export async function loadReportRows(
  client: Client,
  id: string,
  { after, limit, state }: { after: number; limit: number; state?: ImportRowState | undefined },
): Promise<ImportReportRow[]> {
  const query = client.from('import_rows').select(REPORTED).eq('import_id', id).gt('position', after);
  const asked = state === undefined ? query : query.eq('state', state);
  const rows = await answerOf(asked.order('position').limit(limit));
  return (rows as unknown as ReportRow[]).map(toReportRow);
}

/** A page of an import's report. */
export async function loadReportPage(
  client: Client,
  id: string,
  { page, size, state }: { page: number; size: number; state?: ImportRowState | undefined },
): Promise<{ rows: ImportReportRow[]; total: number }> {
  const query = client.from('import_rows').select(REPORTED, { count: 'exact' }).eq('import_id', id);
  const asked = state === undefined ? query : query.eq('state', state);
  const answer = await asked.order('position').range((page - 1) * size, page * size - 1);
  // A page past the end is empty.
  if (answer.status === 416) return { rows: [], total: answer.count ?? 0 };
  const rows = await answerOf(Promise.resolve(answer));
  return { rows: (rows as unknown as ReportRow[]).map(toReportRow), total: answer.count ?? 0 };
}

/** Series of which an import names episodes they do not have, with the count. */
export async function loadMissingEpisodes(client: Client, id: string): Promise<MissingEpisodes[]> {
  const rows = await answerOf(client.rpc('my_missing_episodes', { p_import_id: id }));
  return rows.map(({ title_id, title, episodes }) => ({ id: title_id, title, episodes }));
}

/** The state of the caller's import; null if it is not theirs. */
export async function findImportState(client: Client, id: string): Promise<ImportState | null> {
  const found = await answerOrNone(client.from('imports').select('state').eq('id', id).maybeSingle());
  return (found?.state as ImportState | undefined) ?? null;
}
