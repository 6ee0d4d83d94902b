import { z } from 'zod';
import { MOST } from '../../core/bounds.ts';
import { isCalendarDate, type CalendarDate } from '../../core/dates.ts';
import type { CountryReleases, MovieReleases } from '../../core/releases.ts';
import type { Loaded } from '../cache.ts';
import { readAnswer } from '../read-answer.ts';
import { FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import { membersOrNone, number, text } from '../wire-fields.ts';

const country = z.object({
  iso_3166_1: z.string().regex(/^[A-Z]{2}$/),
  release_dates: membersOrNone(z.object({ type: number, release_date: text })),
});
const releasesAnswer = z.object({ results: membersOrNone(country) });
type Country = z.infer<typeof country>;

/** TMDB's release types. Premieres, discs and television do not count as a release. */
const IN_CINEMAS = [3, 2];
const AT_HOME = [4];

/**
 * The earliest day of the first type that has one. A release is an instant at midnight UTC: its date is the first ten
 * characters.
 */
function firstDay(releases: Country['release_dates'], types: readonly number[]): CalendarDate | null {
  for (const type of types) {
    const days = releases
      .filter((release) => release.type === type)
      .map((one) => one.release_date.slice(0, 10));
    const [first] = days.filter(isCalendarDate).sort();
    if (first) return first;
  }
  return null;
}

/** A movie's release dates in a country. */
export function releasesOf(releases: Country['release_dates']): CountryReleases {
  return { theatre: firstDay(releases, IN_CINEMAS), digital: firstDay(releases, AT_HOME) };
}

function toReleases(countries: readonly Country[]): MovieReleases {
  const days = countries.map(({ iso_3166_1: code, release_dates: releases }): [string, CountryReleases] => [
    code,
    releasesOf(releases),
  ]);
  const known = days.filter(([, { theatre, digital }]) => theatre !== null || digital !== null);
  return Object.fromEntries(known.slice(0, MOST.releaseCountries));
}

/** Loads a movie's release dates by country; null for an unknown movie. */
export async function loadReleases(upstream: Upstream, id: number): Promise<Loaded<MovieReleases | null>> {
  const path = `/movie/${id}/release_dates`;
  try {
    const { results } = readAnswer(path, releasesAnswer, await upstream.get(path, {}));
    return { value: toReleases(results), ttlMs: FRESH_MS.details };
  } catch (error) {
    if (error instanceof UpstreamError && error.notFound) return { value: null, ttlMs: FRESH_MS.nothing };
    throw error;
  }
}
