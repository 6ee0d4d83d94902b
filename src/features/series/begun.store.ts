import type { FollowedTitle } from './following.ts';
import type { SeriesOnPage } from './on-page.ts';
import { remindOfSeries } from '../reminders/series-reminders.store.ts';
import { follow } from './acts.store.ts';
import { openSeries } from './page-series.store.ts';

// Actions that a visitor starts and that continue after sign-in (features/series/FollowSeries.tsx).

/** Follows the page's series. Resolves once the result is shown. */
export const followNow = (place: SeriesOnPage): Promise<void> => openSeries(place).act(follow(place.series));

/** Sets a reminder for the season after `latest`. Resolves once the result is shown. */
export const waitNow = ({ id, title, posterPath }: FollowedTitle, latest: number): Promise<void> =>
  remindOfSeries({ seriesId: id, title, posterPath, knownSeason: latest });
