import type { FollowedTitle } from '../../domain/series/following.ts';
import type { SeriesOnPage } from '../../domain/series/on-page.ts';
import { remindOfSeries } from '../reminders/series-reminders.ts';
import { follow } from './acts.ts';
import { openSeries } from './page-series.ts';

// What a visitor began and goes on with once they have signed in (islands/series/FollowSeries.tsx).

/** Follows the series of the page. Resolves when that is written, or has failed and been said. */
export const followNow = (place: SeriesOnPage): Promise<void> => openSeries(place).act(follow(place.series));

/** Sets a reminder of the season after `latest`. Resolves when that is written, or has failed and been said. */
export const waitNow = ({ id, title, posterPath }: FollowedTitle, latest: number): Promise<void> =>
  remindOfSeries({ seriesId: id, title, posterPath, knownSeason: latest });
