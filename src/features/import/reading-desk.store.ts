import type { EntryCounts, ImportSource } from './import-job.ts';
import {
  ENTRIES_PER_IMPORT,
  ENTRIES_PER_REQUEST,
  isRounded,
  starsOf,
  type EntryPlace,
  type ImportEntry,
  type RowProblem,
} from './files/entry.ts';
import { fingerprintOf } from './files/fingerprint.ts';
import { readFiles, type ReadingSteps } from './files/read-files.ts';
import {
  countParts,
  partOf,
  type GivenFile,
  type ImportPart,
  type PassedFile,
  type Reading,
  type ReadingAnswers,
  type ReadingQuestions,
  type UnreadableRow,
} from './files/reading.ts';
import { reviewLength, REVIEW_LIMIT } from '../reviews/reviews.ts';

/** A count and the first five distinct texts. */
interface Named {
  count: number;
  names: string[];
}

/** The preview's data, before anything leaves the browser. */
export interface ReadingSummary {
  source: ImportSource;
  files: string[];
  passed: PassedFile[];
  /** Entries per part and in total. */
  counts: Partial<Record<ImportPart, number>>;
  total: number;
  /** Lists with their title counts, longest first, at most twenty. */
  lists: { name: string; count: number }[];
  /** Records of Marquee's own export, by kind. */
  records: Partial<Record<string, number>>;
  /** Shared lists of Marquee's own export: they are shared again on import. */
  shown: { public: number; link: number };
  /** Ratings with a half star. */
  halves: number;
  /** Ratings that change by rounding. */
  rounded: number;
  /** Reviews long enough to be shown folded, and truncated texts. */
  long: number;
  cut: number;
  /** Watches without a day, and series without episodes. */
  undated: number;
  noEpisodes: number;
  /** Episodes that stand for all before them. */
  upTo: number;
  tags: Named;
  /** Watchlist places with a note; `untold` are ambiguous dates. */
  notes: number;
  untold: Named;
  questions: ReadingQuestions;
  /** Unreadable rows by reason: count and first places. */
  problems: Partial<Record<RowProblem, { count: number; first: EntryPlace[] }>>;
  /** The first rows, so that users recognise their file. */
  first: ImportEntry[];
}

export interface Prepared {
  fingerprint: string;
  total: number;
  counts: EntryCounts;
}

/** Holds the parsed files in the worker; the page requests parts of them. */
export interface ReadingDesk {
  /** Throws `UnreadableImport` if the files cannot be read. */
  read(files: readonly GivenFile[], zone: string, onStep: ReadingSteps): ReadingSummary;
  /** Parses the same files again with these answers. */
  answer(answers: ReadingAnswers): ReadingSummary;
  /** Leaves parts out; the fingerprint depends only on files and parts. */
  prepare(off: readonly ImportPart[]): Prepared;
  /** Entries from a position on, as many as fit one request. */
  batch(from: number): ImportEntry[];
  problems(): UnreadableRow[];
}

/** Characters per request, some kilobytes below the server's limit, since reviews can be long. */
const LETTERS_PER_REQUEST = 200_000;

const FIRST_ROWS = 3;
const LISTS = 20;

function count<Key extends string>(keys: Iterable<Key>): Partial<Record<Key, number>> {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** The visibility of the shared list that an entry records; empty for other entries. */
function shownAs({ own }: ImportEntry): ('public' | 'link')[] {
  if (own?.part !== 'lists') return [];
  const { visibility } = own.record as { visibility?: unknown };
  return visibility === 'public' || visibility === 'link' ? [visibility] : [];
}

const NAMES = 5;

function named(texts: readonly string[]): Named {
  return { count: texts.length, names: [...new Set(texts)].slice(0, NAMES) };
}

function problemsOf(unreadable: readonly UnreadableRow[]): ReadingSummary['problems'] {
  const problems: ReadingSummary['problems'] = {};
  for (const { problem, at } of unreadable) {
    const { count, first } = problems[problem] ?? { count: 0, first: [] };
    problems[problem] = { count: count + 1, first: first.length < FIRST_ROWS ? [...first, at] : first };
  }
  return problems;
}

/** An unreadable row as an entry, for the report. */
const asEntry = ({ at, problem }: UnreadableRow): ImportEntry => ({
  ...{ at, what: 'own', kind: null, name: '', year: null, ids: {}, day: null, again: false, problem },
});

/** The entries to send; unreadable rows come last. The preview alone counts repeated rows: nothing of them is lost. */
function toSend({ entries, unreadable }: Reading, off: readonly ImportPart[]): ImportEntry[] {
  const kept = entries.filter((entry) => !off.includes(partOf(entry)));
  if (kept.length === 0) return [];
  const reported = unreadable.filter(({ problem }) => problem !== 'repeated');
  return [...kept, ...reported.slice(0, ENTRIES_PER_IMPORT - kept.length).map(asEntry)];
}

function summarise({ source, files, passed, entries, unreadable, questions }: Reading): ReadingSummary {
  const byList = new Map<string, { name: string; count: number }>();
  for (const { list } of entries) {
    if (!list) continue;
    const key = `${list.nth ?? 1} ${list.name}`;
    byList.set(key, { name: list.name, count: (byList.get(key)?.count ?? 0) + 1 });
  }
  const counted = (fits: (entry: ImportEntry) => boolean) => entries.filter(fits).length;
  return {
    source,
    files,
    passed,
    counts: countParts(entries),
    total: entries.length,
    lists: [...byList.values()].sort((a, b) => b.count - a.count).slice(0, LISTS),
    records: count(entries.flatMap(({ own }) => own?.part ?? [])),
    shown: { public: 0, link: 0, ...count(entries.flatMap(shownAs)) },
    halves: counted(
      ({ what, stars }) => what === 'rating' && stars !== undefined && !Number.isInteger(starsOf(stars)),
    ),
    rounded: counted(({ what, stars }) => what === 'rating' && stars !== undefined && isRounded(stars)),
    long: counted(({ what, text = '' }) => what === 'review' && reviewLength(text) > REVIEW_LIMIT),
    cut: counted(({ cut = false }) => cut),
    undated: counted(({ what, day, dayText }) => what === 'watch' && day === null && dayText === undefined),
    noEpisodes: counted(({ noEpisodes = false }) => noEpisodes),
    upTo: counted(({ upTo = false }) => upTo),
    tags: named(entries.flatMap(({ tags }) => tags ?? [])),
    notes: counted(({ note = '' }) => note !== ''),
    untold: named(entries.flatMap(({ dayText }) => dayText ?? [])),
    questions,
    problems: problemsOf(unreadable),
    first: entries.slice(0, FIRST_ROWS),
  };
}

/** Creates an empty desk. */
export function createReadingDesk(): ReadingDesk {
  let again: ((answers: ReadingAnswers) => Reading) | null = null;
  let reading: Reading | null = null;
  let sent: ImportEntry[] = [];
  return {
    read(files, zone, onStep) {
      again = (answers) => readFiles(files, { zone }, { answers });
      reading = readFiles(files, { zone }, { onStep });
      return summarise(reading);
    },
    answer(answers) {
      if (!again) throw new Error('Nothing was read yet.');
      reading = again(answers);
      return summarise(reading);
    },
    prepare(off) {
      sent = reading ? toSend(reading, off) : [];
      return {
        fingerprint: fingerprintOf(sent),
        total: sent.length,
        counts: count(sent.map(({ what }) => what)),
      };
    },
    batch(from) {
      const most = sent.slice(from, from + ENTRIES_PER_REQUEST);
      let letters = 0;
      const fits = most.findIndex((entry) => (letters += JSON.stringify(entry).length) > LETTERS_PER_REQUEST);
      return fits < 0 ? most : most.slice(0, Math.max(1, fits));
    },
    problems: () => reading?.unreadable ?? [],
  };
}
