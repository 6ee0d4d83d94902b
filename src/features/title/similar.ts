import { MOST } from '../../core/bounds.ts';
import { titleKey, uniqueTitles, type Kind, type TitleSummary } from '../../core/title.ts';

/**
 * Selects similar titles: twice as many as a page shows, to replace those hidden from the user (docs/behaviour.md,
 * Pages). Excludes the title itself. Titles with poster and votes come first, recommendations fill up; within each
 * group TMDB's order stays.
 */
export function pickSimilar(
  self: { kind: Kind; id: number },
  similar: readonly TitleSummary[],
  recommended: readonly TitleSummary[] = [],
): TitleSummary[] {
  const own = titleKey(self);
  const complete = (title: TitleSummary) => title.posterPath !== null && title.voteCount > 0;
  const candidates = uniqueTitles([
    ...similar.filter(complete),
    ...recommended.filter(complete),
    ...similar,
    ...recommended,
  ]);
  return candidates.filter((title) => titleKey(title) !== own).slice(0, 2 * MOST.similar);
}
