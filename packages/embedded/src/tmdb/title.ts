import { broadcastOf, type Broadcast } from './broadcast.ts';
import type { Day } from './calendar.ts';
import { popularity } from './title-lists/popularity.ts';
import type { MovieRecord, SeriesRecord } from './records.ts';
import { announcedDay, startedDay } from './release.ts';
import { fraction } from './seed.ts';

interface Seen {
  id: number;
  name: string;
  originalName: string;
  /** English name, where `name` is in another language. */
  englishName?: string;
  overview: string;
  tagline: string;
  /** Release day of a movie, first air date of a series. */
  date: Day;
  /** 0 before release. */
  vote: number;
  votes: number;
  popularity: number;
}

export interface Movie extends Seen {
  kind: 'movie';
  record: MovieRecord;
  released: boolean;
}

export interface Series extends Seen {
  kind: 'tv';
  record: SeriesRecord;
  status: string;
  broadcast: Broadcast;
}

/** A title on one day. */
export type Title = Movie | Series;

/** Votes of a title: from the data, or for an invented title a few after release. */
function votesOf(record: MovieRecord | SeriesRecord, out: boolean): { vote: number; votes: number } {
  if (!out) return { vote: 0, votes: 0 };
  const { id, vote, votes } = record;
  if (votes > 0) return { vote, votes };
  return {
    vote: Math.round((5.9 + 2 * fraction(`vote ${id}`)) * 10) / 10,
    votes: Math.round(60 + 500 * fraction(`votes ${id}`)),
  };
}

/** A movie on a day. */
export function movieOn(record: MovieRecord, today: Day): Movie {
  const date = record.date ?? announcedDay(record.in_days ?? 0, today);
  const released = date <= today;
  const votes = votesOf(record, released);
  return {
    kind: 'movie',
    id: record.id,
    name: record.title,
    originalName: record.original_title ?? record.title,
    overview: record.overview,
    tagline: record.tagline,
    date,
    released,
    ...votes,
    popularity: popularity('movie', record.id, votes.votes, date, today),
    record,
  };
}

function firstDay(record: SeriesRecord, today: Day): Day {
  if (record.first !== undefined) return record.first;
  if (record.started_days_ago !== undefined) return startedDay(record.started_days_ago, today);
  return announcedDay(record.starts_in_days ?? 0, today);
}

/** Status of a series. An announced one is running once it has begun. */
function statusOf(record: SeriesRecord, first: Day, today: Day): string {
  if (record.starts_in_days === undefined) return record.status;
  return first <= today ? 'Returning Series' : record.status;
}

/** A series on a day. */
export function seriesOn(record: SeriesRecord, today: Day): Series {
  const first = firstDay(record, today);
  const status = statusOf(record, first, today);
  const broadcast = broadcastOf(record, status, first, today);
  const votes = votesOf(record, first <= today);
  return {
    kind: 'tv',
    id: record.id,
    name: record.name,
    originalName: record.original_name ?? record.name,
    overview: record.overview,
    tagline: record.tagline,
    date: first,
    status,
    broadcast,
    ...votes,
    popularity: popularity('tv', record.id, votes.votes, broadcast.last ?? first, today),
    record,
  };
}
