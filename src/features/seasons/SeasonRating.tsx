import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { averageText, type RatingSummary } from '../../core/averages.ts';
import { StarsDisplay } from '../../core/ui/StarsDisplay.tsx';

/** The average rating of a season. */
export function SeasonRating({ average, count }: RatingSummary) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1" data-season-rating>
      <StarsDisplay value={average} className="text-xl" />
      <span>
        {average === null
          ? m.rating_none()
          : m.season_stars_average({ stars: averageText(average), ratings: m.count_ratings(counted(count)) })}
      </span>
    </p>
  );
}
