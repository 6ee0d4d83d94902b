import { formatDate, type CalendarDate } from '../../dates.ts';
import { regionPhrase } from '../../regions.ts';
import type { ReleasePlace } from '../../calendar/releases.ts';

/** Countries with a short name that stands before a noun. */
const SHORT: Readonly<Record<string, string>> = { US: 'US', GB: 'UK' };

/** Where a day of release holds: "in US cinemas", "at home in Germany". */
export function placeWords({ region, way }: ReleasePlace): string {
  const short = SHORT[region];
  if (way === 'digital') return short ? `at home in the ${short}` : `at home in ${regionPhrase(region)}`;
  return short ? `in ${short} cinemas` : `in cinemas in ${regionPhrase(region)}`;
}

/** A day of release with where it holds: "December 2, 2026 in US cinemas"; the day alone where that is not known. */
export function dayAndPlace(day: CalendarDate, place?: ReleasePlace | null): string {
  return place ? `${formatDate(day)} ${placeWords(place)}` : formatDate(day);
}
