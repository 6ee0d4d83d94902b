import { addDays, dayFrom, dayNumber, weekday, type Day } from '../calendar.ts';
import known from '../data/seasons.json' with { type: 'json' };
import type { Series } from '../title.ts';

/** A season, with its number of aired or announced episodes. */
export interface Season {
  number: number;
  /** First day on air; null when unknown. */
  date: Day | null;
  episodes: number;
}

/** An episode of a season; `date` is null when unknown. */
export interface Episode {
  season: number;
  number: number;
  date: Day | null;
}

type Line = readonly [episodes: number, date: Day | null];

/** Seasons of ended real series, where known. */
const KNOWN = new Map(known.map(({ id, seasons }) => [id, seasons as unknown as readonly Line[]]));

/** Days ahead for which a running series has announced episodes. */
const ANNOUNCED = 28;

/** Whether a running series airs on a day (by number): on its weekdays, and its premiere on any day. */
function isAired({ broadcast: { first, weekdays } }: Series, day: number): boolean {
  return weekdays.includes(weekday(day)) || day === dayNumber(first);
}

/** Number of days in a range, both included, on which a running series airs. */
function airings(series: Series, from: Day, to: Day): number {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (last < first) return 0;
  const weeks = Math.floor((last - first) / 7);
  let days = weeks * series.broadcast.weekdays.length;
  for (let day = first; day <= last - weeks * 7; day += 1) if (isAired(series, day)) days += 1;
  return days;
}

/** The first day of a running series' season in a year. */
const autumn = (year: number): Day => `${year}-09-01`;

const yearOf = (day: Day) => Number(day.slice(0, 4));

/** First days of a running series' seasons up to a day: its premiere, then every September. */
function openings(first: Day, until: Day): Day[] {
  const days = [first];
  for (let year = yearOf(first); autumn(year) <= until; year += 1) {
    if (autumn(year) > first) days.push(autumn(year));
  }
  return days;
}

/** Whether a series is invented, so that all its data is complete. */
export const isInvented = ({ record }: Series): boolean => record.first === undefined;

/** The episode of an invented series that airs on a day. */
function inventedEpisode(series: Series, date: Day): Episode {
  const { first } = series.broadcast;
  const begun = openings(first, date);
  return { season: begun.length, number: airings(series, begun.at(-1) ?? first, date), date };
}

/** The last day with announced episodes of a running series, seen from a day. */
function horizon({ broadcast }: Series, today: Day): Day {
  return addDays(broadcast.first > today ? broadcast.first : today, ANNOUNCED);
}

/** The days of a running series' next airings from a day on. */
function airedFrom(series: Series, from: Day, count: number): Day[] {
  const days: Day[] = [];
  for (let day = dayNumber(from); days.length < count; day += 1) {
    if (isAired(series, day)) days.push(dayFrom(day));
  }
  return days;
}

function inventedSeasons(series: Series, today: Day): Season[] {
  const last = horizon(series, today);
  const begun = openings(series.broadcast.first, last);
  const seasons = begun.map((opening, index) => {
    const next = begun[index + 1];
    const [date = opening] = airedFrom(series, opening, 1);
    return { number: index + 1, date, episodes: airings(series, opening, next ? addDays(next, -1) : last) };
  });
  return seasons.filter(({ episodes }) => episodes > 0);
}

/** The seasons of a series as of a day, in order; empty when unknown. */
export function seasonsOf(series: Series, today: Day): Season[] {
  if (isInvented(series)) return inventedSeasons(series, today);
  const lines = KNOWN.get(series.id);
  if (lines) return lines.map(([episodes, date], index) => ({ number: index + 1, date, episodes }));
  const { seasons, episodes, status, first } = series.record;
  const whole = seasons === 1 && status !== 'Returning Series';
  return whole ? [{ number: 1, date: first ?? null, episodes }] : [];
}

/** The episodes of a season. An invented series has all dates, others the first and the very last one. */
export function episodesOf(series: Series, season: Season, today: Day): Episode[] {
  if (isInvented(series)) {
    const days = airedFrom(series, season.date ?? series.date, season.episodes);
    return days.map((date, index) => ({ season: season.number, number: index + 1, date }));
  }
  const final = seasonsOf(series, today).length === season.number ? series.broadcast.last : null;
  return Array.from({ length: season.episodes }, (_each, index) => ({
    season: season.number,
    number: index + 1,
    date: index + 1 === season.episodes ? final : index === 0 ? season.date : null,
  }));
}

/** The last aired episode. Null before the first, and for a running real series, whose number is unknown. */
export function lastEpisode(series: Series, today: Day): Episode | null {
  const { last, weekdays } = series.broadcast;
  if (last === null) return null;
  if (isInvented(series)) return inventedEpisode(series, last);
  if (weekdays.length > 0) return null;
  const season = seasonsOf(series, today).at(-1);
  return season ? { season: season.number, number: season.episodes, date: last } : null;
}

/** The next episode; null when none is known. */
export function nextEpisode(series: Series): Episode | null {
  const { next } = series.broadcast;
  return next === null || !isInvented(series) ? null : inventedEpisode(series, next);
}
