import { MOST } from './bounds.ts';
import { titleKey, uniqueTitles, type Kind, type TitleSummary } from './title.ts';

/** Similar titles shown on a detail page (docs/behaviour.md, Pages). */
/**
 * At most ten similar titles: never the title itself, those with poster and votes first, filled from
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
  return candidates.filter((title) => titleKey(title) !== own).slice(0, MOST.similar);
}
