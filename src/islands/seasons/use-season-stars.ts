import { useEffect } from 'react';
import type { Stars } from '../../domain/reviews/stars.ts';
import type { SeasonPart, StarsOnPage } from '../../domain/seasons/season-stars.ts';
import { $pageStars, openSeasonStars } from '../../stores/seasons/page-stars.ts';
import { useStore } from '../ui/use-store.ts';

/** Returns the stars of the season of the page, at first as the server rendered them, and what gives a part stars. */
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
