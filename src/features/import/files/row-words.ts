import { m } from '../../../paraglide/messages.js';
import { entryKinds, rowProblems } from './kind-words.ts';
import { episodeWords, importNamed, placeInFile } from './named-words.ts';
import { formatDate } from '../../../core/dates.ts';
import { counted, formatNumber } from '../../../core/format.ts';
import { isolated } from '../../../core/language/inserted.ts';
import { listed } from '../../../core/language/listed.ts';
import type { RestoredPart } from '../../export/parts.ts';
import type { EntryKind, EntryPlace, ImportEntry, RowProblem } from './entry.ts';
import type { ImportRowState } from '../import-job.ts';

/** A row in one line: "Dune (2021), Oct 23, 2021". */
export function rowWords({
  name,
  year,
  episode,
  episodeIds,
  season,
  list,
  day,
  stars,
  what,
  own,
}: ImportEntry): string {
  const about = own && !name ? m.import_record({ part: own.part as RestoredPart }) : importNamed(name, year);
  const whole = season === undefined ? undefined : m.season_name({ number: season });
  const place = episode ? episodeWords(episode, episodeIds?.name) : whole;
  const given = stars && m.import_job_report_given({ value: stars.value, of: stars.of });
  return listed(
    [
      m.import_row({ what: entryKinds[what](), about }),
      place,
      given,
      list && isolated(list.name),
      day && formatDate(day),
    ].filter((part) => typeof part === 'string' && part !== '') as string[],
  );
}

/** Why rows cannot be imported, their number, and the positions of the first. */
export function problemWords(problem: RowProblem, count: number, first: readonly EntryPlace[]): string {
  const places = first.map(({ file, line }) => placeInFile(file, line)).join(m.import_places_comma());
  const said = m.import_problem({ problem: rowProblems[problem](), places, ...counted(count) });
  return count > first.length ? m.import_problem_more({ said }) : said;
}

/** Number of records in a Marquee export, by part. */
export const recordsWords = (counts: Partial<Record<string, number>>): string =>
  m.import_records_hold({
    records: listed(
      Object.entries(counts).map(([part, count]) =>
        m.import_record_counted({ part: part as RestoredPart, ...counted(count ?? 0) }),
      ),
    ),
  });

/** Warns that lists in the file are public or shared by link, with their number. */
export const shownWords = ({ public: open, link }: { public: number; link: number }): string[] => [
  ...(open > 0 ? [m.import_shown_public(counted(open))] : []),
  ...(link > 0 ? [m.import_shown_link(counted(link))] : []),
];

/** Number of entries of each kind. */
export const entryCounts = (counts: Partial<Record<EntryKind, number>>): string =>
  listed(
    Object.entries(counts).map(([kind, count]) =>
      m.import_entry_counted({ kind: kind as EntryKind, ...counted(count) }),
    ),
  );

/** Number of rows by result. */
export const rowSummary = (rows: Partial<Record<ImportRowState, number>>): string =>
  listed(
    Object.entries(rows)
      .filter(([, count]) => count > 0)
      .map(([state, count]) => m.import_row_counted({ state: state as ImportRowState, ...counted(count) })),
  );

/** Names of a file's lists, each with its number of titles. */
export const heldLists = (lists: readonly { name: string; count: number }[]): string =>
  lists
    .map(({ name, count }) => m.import_held_list({ name: isolated(name), count: formatNumber(count) }))
    .join(m.words_quoted_comma());
