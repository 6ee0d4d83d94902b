import { uniqueTitles, type TitleSummary } from '../../core/title.ts';

/** Decades with well-known titles to rate: the current one and those before. */
const DECADES = 5;

/** The decades of the first rating page, latest first. */
export function wallDecades(year: number): { from: number; to: number }[] {
  const present = Math.floor(year / 10) * 10;
  return Array.from({ length: DECADES }, (_, back) => ({
    from: present - 10 * back,
    to: present - 10 * back + 9,
  }));
}

/** Interleaves lists: the first of each, then the second of each; deduplicated. */
export function dealt(lists: readonly (readonly TitleSummary[])[]): TitleSummary[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return uniqueTitles(
    Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat(),
  );
}
