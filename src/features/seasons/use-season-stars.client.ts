import { useEffect } from 'react';
import type { Stars } from '../../core/stars.ts';
import type { SeasonPart, StarsOnPage } from '../../core/season-stars.ts';
import { $pageStars, openSeasonStars } from './page-stars.store.ts';
import { useStore } from '../../core/ui/use-store.ts';

/** The ratings of the page's season, as rendered until loaded, and a function that rates a part. */
export function useSeasonStars(place: StarsOnPage) {
  const { seriesId, season, ratings, own } = place;
  const known = useStore($pageStars);
  useEffect(() => {
    openSeasonStars({ seriesId, season, ratings, own });
  }, [seriesId, season, ratings, own]);
  return {
    ...(known ?? { summary: ratings, mine: own?.mine ?? null }),
    give: (part: SeasonPart, stars: Stars | null) => openSeasonStars(place).give(part, stars),
  };
}
