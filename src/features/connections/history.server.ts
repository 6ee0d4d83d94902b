import { playSources } from './outcome-words.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { AiError } from '../../ai/ai-error.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { cappedText } from '../../core/capped-text.ts';
import {
  mediaEntries,
  mediaShows,
  plexEntries,
  plexLibraries,
  plexShows,
  totalOf,
  userIn,
  type HistoryFailure,
  type HistoryWanted,
  type KnownShows,
} from './players/history.ts';
import { ENTRIES_PER_REQUEST, type ImportEntry } from '../import/files/entry.ts';
import { fingerprintOf } from '../import/files/fingerprint.ts';
import { parsedJson } from '../import/files/json-facts.ts';
import type { ImportService } from '../import/service.server.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Titles per page, and maximum response in bytes. */
const PAGE = 500;
const MAX_BYTES = 8 * 1024 * 1024;

/** Maximum titles, and timeouts of one request and of all (ms). */
const MOST = 50_000;
const ANSWER_MS = 20_000;
const ALL_MS = 120_000;

class Failed extends Error {
  override readonly name = 'Failed';
  readonly why: HistoryFailure;
  constructor(why: HistoryFailure) {
    super(why);
    this.why = why;
  }
}

/** Requests JSON of a media server; the token is a header, never in the URL. */
type Ask = (path: string, parameters?: Record<string, string | number>) => Promise<unknown>;

function asking(fetch: Fetch, { source, address, token }: HistoryWanted): Ask {
  const typed = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  // Headers allow neither line breaks nor non-ASCII characters.
  if (!URL.canParse(typed)) throw new Failed('address');
  if (!/^[\x21-\x7e]{1,500}$/.test(token)) throw new Failed('token');
  const base = new URL(typed);
  if (base.username !== '' || base.password !== '') throw new Failed('address');
  const headers: Record<string, string> =
    source === 'plex'
      ? { 'X-Plex-Token': token }
      : { 'X-Emby-Token': token, Authorization: `MediaBrowser Token="${encodeURIComponent(token)}"` };
  const all = AbortSignal.timeout(ALL_MS);
  return async (path, parameters = {}) => {
    const url = new URL(base.href);
    url.pathname = `${base.pathname.replace(/\/+$/, '')}${path}`;
    url.search = new URLSearchParams(
      Object.entries(parameters).map(([name, value]) => [name, String(value)]),
    ).toString();
    url.hash = '';
    const signal = AbortSignal.any([all, AbortSignal.timeout(ANSWER_MS)]);
    const response = await fetch(
      new Request(url, { headers: { ...headers, Accept: 'application/json' }, signal }),
    );
    if (response.status === 401 || response.status === 403) throw new Failed('token');
    const text = response.ok ? await cappedText(response, MAX_BYTES) : null;
    const answer = text === null ? undefined : parsedJson(text);
    if (answer === undefined) throw new Failed('answer');
    return answer;
  };
}

/** Reads a list page by page. */
async function paged(
  ask: (from: number) => Promise<unknown>,
  read: (answer: unknown, from: number) => void,
): Promise<void> {
  for (let from = 0; ; from += PAGE) {
    if (from >= MOST) throw new Failed('tooMuch');
    const answer = await ask(from);
    const total = totalOf(answer);
    if (total === null) throw new Failed('answer');
    read(answer, from);
    if (from + PAGE >= total) return;
  }
}

async function fromMedia(
  ask: Ask,
  { source, user: name }: HistoryWanted & { source: 'jellyfin' | 'emby' },
  zone: string,
): Promise<ImportEntry[]> {
  const user = userIn(await ask('/Users'), name);
  if (user === null) throw new Failed('user');
  const path = `/Users/${encodeURIComponent(user)}/Items`;
  const items = (types: string, more: Record<string, string>) => (from: number) =>
    ask(path, {
      ...{ Recursive: 'true', IncludeItemTypes: types, Fields: 'ProviderIds,ProductionYear' },
      ...{ StartIndex: from, Limit: PAGE, EnableTotalRecordCount: 'true', ...more },
    });
  const shows = new Map<string, Pick<ImportEntry, 'ids' | 'year'>>();
  await paged(items('Series', {}), (answer) => {
    for (const [id, show] of mediaShows(answer)) shows.set(id, show);
  });
  const entries: ImportEntry[] = [];
  await paged(items('Movie,Episode', { IsPlayed: 'true' }), (answer, from) => {
    entries.push(...mediaEntries(source, answer, shows, from, zone));
  });
  return entries;
}

async function fromPlex(ask: Ask, zone: string): Promise<ImportEntry[]> {
  const entries: ImportEntry[] = [];
  for (const { key, kind } of plexLibraries(await ask('/library/sections'))) {
    const items = (type: number) => (from: number) =>
      ask(`/library/sections/${key}/all`, {
        ...{ type, includeGuids: 1 },
        ...{ 'X-Plex-Container-Start': from, 'X-Plex-Container-Size': PAGE },
      });
    const shows = new Map<string, Pick<ImportEntry, 'ids' | 'year'>>();
    const keep = (known: KnownShows) => (answer: unknown, from: number) => {
      entries.push(...plexEntries(answer, known, from, zone));
    };
    if (kind === 'movie') await paged(items(1), keep(shows));
    else {
      await paged(items(2), (answer) => {
        for (const [id, show] of plexShows(answer)) shows.set(id, show);
      });
      await paged(items(4), keep(shows));
    }
  }
  return entries;
}

/** Passes the entries to an import, as if from a file. */
async function bring(
  imports: ImportService,
  userId: string,
  { source, address }: HistoryWanted,
  entries: readonly ImportEntry[],
): Promise<void> {
  if (entries.length === 0) throw new Failed('none');
  const host = /^(?:https?:\/\/)?([^/?#]{1,200})/i.exec(address)?.[1] ?? '';
  const watch = entries.filter(({ what }) => what === 'watch').length;
  const { id, same } = await imports.start(userId, {
    ...{
      source,
      fileName: m.connection_fetch_file({ source: playSources[source](), host: isolated(host) }),
      total: entries.length,
    },
    fingerprint: fingerprintOf(entries),
    counts: { watch, watched: entries.length - watch },
    switches: { replaceRatings: false, replaceReviews: false, replaceDates: false },
  });
  if (!same) throw new Failed('open');
  for (let from = 0; from < entries.length; from += ENTRIES_PER_REQUEST) {
    await imports.add(userId, id, from, entries.slice(from, from + ENTRIES_PER_REQUEST));
  }
  imports.wake();
}

/**
 * Reads a media server's watch history once, with days in the user's time zone, and starts an import of it.
 * Returns why that failed, or null.
 */
export async function fetchHistory(
  { fetch, imports, zone }: { fetch: Fetch; imports: ImportService; zone: string },
  userId: string,
  wanted: HistoryWanted,
): Promise<HistoryFailure | null> {
  try {
    const ask = asking(fetch, wanted);
    const { source } = wanted;
    const entries =
      source === 'plex' ? await fromPlex(ask, zone) : await fromMedia(ask, { ...wanted, source }, zone);
    await bring(imports, userId, wanted, entries);
    return null;
  } catch (error) {
    if (error instanceof Failed) return error.why;
    if (error instanceof AiError) return 'refused';
    if (error instanceof BackendError) {
      if (error.kind === 'invalid') return 'limited';
      throw error;
    }
    // A network error of an address the user entered.
    if (error instanceof TypeError || !(error instanceof Error)) throw error;
    return 'unreachable';
  }
}
