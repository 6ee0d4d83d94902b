import type { CsvRecord } from '../csv-table.ts';
import type { ImportEntry } from '../entry.ts';
import { UNPLACED } from '../unplaced.ts';
import { baseName, plainText } from '../facts.ts';
import type { Harvest, OpenedFile, ReadingContext, RecognisedFile, SourceReader } from '../reading.ts';
import { markAgain } from '../tables/again.ts';
import { whenIn, type When } from '../tables/cells.ts';
import { bareName, withColumns, type Column, type ColumnNames } from '../tables/columns.ts';
import { isLeftOut } from '../tables/reader.ts';
import { namedSeasons, netflixTitle } from './netflix-titles.ts';

/** Columns of both forms, in the languages of the page that Netflix gives the short one from. */
const TITLE =
  'title titel titre titulo titolo タイトル العنوان название tytuł titul cím başlık 제목 标题 標題'.split(
    ' ',
  );
const DATE = 'date datum fecha data 日付 التاريخ дата tarih dátum pvm dato 날짜 日期'.split(' ');
const DETAILED = {
  title: 'title',
  profile: 'profilename',
  progress: 'duration',
  type: 'supplementalvideotype',
};
const DISNEY = { title: 'programtitle', season: 'seasontitle', profile: 'profileid' };

interface Form {
  role: 'short' | 'detailed' | 'disney';
  names: ColumnNames;
}

/** Which form a table has, and which of its columns is what. */
function formOf({ name, table }: OpenedFile): Form | null {
  if (!table) return null;
  const bare = new Map([...table.columns].map((column) => [bareName(column), column]));
  const named = (wanted: Partial<Record<Column, string>>): ColumnNames =>
    Object.fromEntries(
      Object.entries(wanted).flatMap(([column, one]) => (bare.has(one) ? [[column, bare.get(one)]] : [])),
    );
  const title = TITLE.find((one) => bare.has(one)) ?? '';
  const date = DATE.find((one) => bare.has(one)) ?? '';
  if (bare.has('programtitle') && bare.has('seasontitle'))
    return { role: 'disney', names: named({ ...DISNEY, 'watched date': date }) };
  const started = ['starttimeutc', 'starttime'].find((one) => bare.has(one));
  if (started && bare.has('title') && (bare.has('profilename') || bare.has('duration')))
    return { role: 'detailed', names: named({ ...DETAILED, 'watched date': started }) };
  // The short form has two columns, as lists of other origin may.
  if (!title || !date || table.columns.size !== 2) return null;
  const names = named({ title, 'watched date': date });
  const hasEpisode = () =>
    table.records.slice(0, 5000).some((record) => netflixTitle(record.get(names.title ?? '')).episode);
  return /netflix|viewing/.test(baseName(name)) || hasEpisode() ? { role: 'short', names } : null;
}

const SHORTEST_S = 120;

/** Plays of a title that begin within so long of another are one viewing that was interrupted. */
const ONE_VIEWING_MS = 24 * 3_600_000;

function secondsIn(cell: string): number | null {
  const [, hours = '0', minutes = '0', seconds = '0'] = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2})$/.exec(cell) ?? [];
  return /:/.test(cell) ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null;
}

interface Play {
  at: ImportEntry['at'];
  line: string;
  when: When;
  profile: string;
  seconds: number | null;
}

/** Merges the plays of one viewing: their rows say one thing. */
function viewings(plays: readonly Play[], harvest: Harvest): Play[] {
  const last = new Map<string, Play>();
  const inOrder = plays.toSorted(
    (a, b) =>
      Number((a.when.moment ?? '') > (b.when.moment ?? '')) -
      Number((a.when.moment ?? '') < (b.when.moment ?? '')),
  );
  const single = inOrder.filter((play) => {
    const key = `${play.profile}\n${play.line}`;
    const before = last.get(key);
    const apart = Date.parse(play.when.moment ?? '') - Date.parse(before?.when.moment ?? '');
    if (before && apart < ONE_VIEWING_MS) {
      before.seconds = (before.seconds ?? 0) + (play.seconds ?? 0);
      harvest.unreadable.push({ at: play.at, problem: 'repeated' });
      return false;
    }
    last.set(key, play);
    return true;
  });
  return single
    .filter(({ at, seconds }) => {
      const isBrief = seconds !== null && seconds < SHORTEST_S;
      if (isBrief) harvest.unreadable.push({ at, problem: 'notTitle' });
      return !isBrief;
    })
    .sort((a, b) => a.at.line - b.at.line);
}

function playOf(
  file: string,
  record: CsvRecord,
  isDetailed: boolean,
  harvest: Harvest,
  context: ReadingContext,
): Play | null {
  const at = { file, line: record.line };
  const line = plainText(record.get('title'));
  const [profile, type] = [record.get('profile'), record.get('type')];
  if (line === '') harvest.unreadable.push({ at, problem: 'noTitle' });
  else if (isLeftOut(profile, harvest, context)) harvest.unreadable.push({ at, problem: 'otherProfile' });
  else if (type !== '') harvest.unreadable.push({ at, problem: 'notTitle' });
  else {
    const when = whenIn(record.get('watched date'), context, isDetailed);
    return { at, line, when, profile, seconds: secondsIn(record.get('progress')) };
  }
  return null;
}

/** The entry of a play: an episode by its number, or by its name until its series is known. */
function entryOf({ at, line, when }: Play, isSeason: ReturnType<typeof namedSeasons>): ImportEntry {
  const { name, episode } = netflixTitle(line, isSeason);
  const base = { at, what: 'watch' as const, name, year: null, ids: {}, ...when, again: false };
  if (!episode) return { ...base, kind: 'movie' };
  const { season, number, name: called } = episode;
  const place = { season, number: number ?? UNPLACED };
  return {
    ...base,
    kind: 'tv',
    episode: place,
    ...(number === null && { episodeIds: { name: called.slice(0, 200), season } }),
  };
}

function profilesIn(files: readonly RecognisedFile[]): string[] {
  const found = new Set(
    files.flatMap(({ table }) => (table?.records ?? []).map((record) => record.get('profile'))),
  );
  found.delete('');
  return found.size > 1 ? [...found] : [];
}

function read(files: readonly RecognisedFile[], context: ReadingContext): Harvest {
  const harvest: Harvest = { entries: [], unreadable: [], profiles: profilesIn(files) };
  for (const { name: file, role, table } of files) {
    const isDetailed = role === 'detailed';
    const plays = (table?.records ?? []).flatMap(
      (record) => playOf(file, record, isDetailed, harvest, context) ?? [],
    );
    const isSeason = namedSeasons(plays.map(({ line }) => line));
    for (const play of isDetailed ? viewings(plays, harvest) : plays)
      harvest.entries.push(entryOf(play, isSeason));
  }
  markAgain(harvest.entries);
  return harvest;
}

/** Netflix: title lines with a day, or the detailed list of all profiles. Titles have names only. */
export const netflix: SourceReader = {
  source: 'netflix',
  roleOf(file) {
    const role = formOf(file)?.role ?? null;
    return role === 'disney' ? null : role;
  },
  arrange(file) {
    const names = formOf(file)?.names;
    return file.table && names ? { ...file, names, table: withColumns(file.table, names) } : file;
  },
  read,
};

/** A row of Disney+: a movie, or a series with a season and no episode. */
function disneyEntry({ at, line, when }: Play, season: string): ImportEntry {
  const base = { at, name: line, year: null, ids: {}, again: false };
  if (season === '') return { ...base, what: 'watch', kind: 'movie', ...when };
  return { ...base, what: 'follow', kind: 'tv', day: null, noEpisodes: true };
}

/** Disney+: what a profile watched, without episodes. */
export const disney: SourceReader = {
  ...netflix,
  source: 'disney',
  roleOf: (file) => (formOf(file)?.role === 'disney' ? 'disney' : null),
  read(files, context) {
    const harvest: Harvest = { entries: [], unreadable: [], profiles: profilesIn(files) };
    for (const { name, table } of files) {
      for (const record of table?.records ?? []) {
        const play = playOf(name, record, false, harvest, context);
        if (play) harvest.entries.push(disneyEntry(play, record.get('season')));
      }
    }
    markAgain(harvest.entries);
    return harvest;
  },
};
