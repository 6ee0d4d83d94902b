import type { FollowedTitle } from '../../domain/series/following.ts';
import type { SeriesOnPage } from '../../domain/series/on-page.ts';
import { remindOfSeries } from '../reminders/series-reminders.ts';
import { follow } from './acts.ts';
import { openSeries } from './page-series.ts';

// Actions that a visitor starts and that continue after sign-in (islands/series/FollowSeries.tsx).

/** Follows the page's series. Resolves once the result is shown. */
export const followNow = (place: SeriesOnPage): Promise<void> => openSeries(place).act(follow(place.series));

/** Sets a reminder for the season after `latest`. Resolves once the result is shown. */
export const waitNow = ({ id, title, posterPath }: FollowedTitle, latest: number): Promise<void> =>
  remindOfSeries({ seriesId: id, title, posterPath, knownSeason: latest });
