import type { Taken } from './sentence.ts';

/** First and last year, both included; null leaves an end open. */
export interface YearWishes {
  from: number | null;
  to: number | null;
}

/** A year, as the source of a regular expression with one group. */
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

/** Years from one to another, both included; null leaves an end open. */
export const span = (from: number | null, to: number | null): YearWishes => ({ from, to });

/** A decade, or a part of one: "early 90s", "the seventies"; four groups. */
export const DECADE = `(early |mid |late )?(?:${YEAR.replace('\\d\\d)', '\\d0)')} ?s|(?:19)?([2-9]0) ?s|(${Object.keys(DECADES).join('|')}))`;

/** "early 90s" are the first four years, "late" the last four, "mid" those between and one on each side. */
const PARTS: Record<string, [number, number]> = { early: [0, 3], mid: [3, 6], late: [6, 9] };

/** The years of a decade that `DECADE` finds. */
export function decadeOf({ groups: [part = '', full, short, word] }: Taken): YearWishes {
  const first = full ? Number(full) : short ? 1900 + Number(short) : (DECADES[word ?? ''] ?? 0);
  const [from, to] = PARTS[part.trim()] ?? [0, 9];
  return { from: first + from, to: first + to };
}

/** Two decades are one span when they touch: "the 60s and 70s". */
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

/** From the beginning of the first of two decades to the end of the other. */
export function fromTo(taken: Taken): YearWishes {
  const [one, other] = decades(taken);
  return span(Math.min(one.from ?? 0, other.from ?? 0), Math.max(one.to ?? 0, other.to ?? 0));
}
