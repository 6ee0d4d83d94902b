import type { Taken } from './sentence.ts';

/** First and last year, inclusive; null for an open end. */
export interface YearWishes {
  from: number | null;
  to: number | null;
}

/** A year: a regular expression with one group. */
export const YEAR = '((?:18|19|20)\\d\\d)';

const DECADES: Record<string, number> = {
  twenties: 1920,
  thirties: 1930,
  forties: 1940,
  fifties: 1950,
  sixties: 1960,
  seventies: 1970,
  eighties: 1980,
  nineties: 1990,
  noughties: 2000,
  aughts: 2000,
  naughties: 2000,
};

/** Creates a range of years, inclusive; null for an open end. */
export const span = (from: number | null, to: number | null): YearWishes => ({ from, to });

/** A decade or part of one ("early 90s", "the seventies"): a regular expression with four groups. */
export const DECADE = `(early |mid |late )?(?:${YEAR.replace('\\d\\d)', '\\d0)')} ?s|(?:19)?([2-9]0) ?s|(${Object.keys(DECADES).join('|')}))`;

/** "early 90s" is the first four years, "late" the last four, "mid" from the fourth to the seventh. */
const PARTS: Record<string, [number, number]> = { early: [0, 3], mid: [3, 6], late: [6, 9] };

/** Years of a match of `DECADE`. */
export function decadeOf({ groups: [part = '', full, short, word] }: Taken): YearWishes {
  const first = full ? Number(full) : short ? 1900 + Number(short) : (DECADES[word ?? ''] ?? 0);
  const [from, to] = PARTS[part.trim()] ?? [0, 9];
  return { from: first + from, to: first + to };
}

/** Joins adjacent decades ("the 60s and 70s"); null if they are not adjacent. */
export function joined(decades: readonly YearWishes[]): YearWishes | null {
  const [first, ...others] = decades.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
  if (!first) return null;
  return others.reduce<YearWishes | null>(
    (span, next) =>
      span && (next.from ?? 0) <= (span.to ?? 0) + 1
        ? { from: span.from, to: Math.max(span.to ?? 0, next.to ?? 0) }
        : null,
    first,
  );
}

const decades = (taken: Taken): [YearWishes, YearWishes] => [
  decadeOf(taken),
  decadeOf({ ...taken, groups: taken.groups.slice(4) }),
];

/** From the start of the first decade to the end of the second. */
export function fromTo(taken: Taken): YearWishes {
  const [one, other] = decades(taken);
  return span(Math.min(one.from ?? 0, other.from ?? 0), Math.max(one.to ?? 0, other.to ?? 0));
}
