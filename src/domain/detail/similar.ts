import { MOST } from '../bounds.ts';
import { titleKey, uniqueTitles, type Kind, type TitleSummary } from '../title.ts';

/**
 * Similar titles, twice as many as a title's page shows, so that others can take the place of what somebody is not to
 * be shown (docs/behaviour.md, Pages): never the title itself, those with poster and votes first, filled from
 * recommendations when thin. TMDB's order is kept within each group.
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
