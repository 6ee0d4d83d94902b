import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { ratedEpisodes, type StarsOnPage } from '../../core/season-stars.ts';
import { StarRadios } from '../reviews/StarRadios.tsx';
import { EpisodeChart } from './EpisodeChart.tsx';
import { SeasonRating } from './SeasonRating.tsx';
import { useSeasonStars } from './use-season-stars.client.ts';

interface OwnSeasonStarsProps extends StarsOnPage {
  name: string;
}

/** The average rating of a season, and a signed-in user's ratings of it and its episodes. */
export function OwnSeasonStars({ name, ...place }: OwnSeasonStarsProps) {
  const { summary, mine, give } = useSeasonStars(place);
  const rated = ratedEpisodes(mine ?? new Map());
  return (
    <div className="grid justify-items-start gap-4">
      {summary && <SeasonRating {...summary} />}
      {mine && (
        <StarRadios
          label={m.season_stars_own({ part: isolated(name) })}
          own={mine.get(null) ?? null}
          onStars={(stars) => give(null, stars)}
          clear={{
            label: m.season_stars_clear_label(),
            of: m.season_stars_clear_of({ part: isolated(name) }),
          }}
          initial={place.own}
        />
      )}
      {rated.length > 0 && <EpisodeChart episodes={rated} />}
    </div>
  );
}
