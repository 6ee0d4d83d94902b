import { activityRail } from './activity-rail.ts';
import { arrivalsRail } from './arrivals-rail.ts';
import { forYouRail } from './for-you-rail.ts';
import { likedRail } from './liked-rail.ts';
import { continueRail } from './continue-rail.ts';
import type { RailSource, TodayRequest } from './rail.ts';
import { categoryRail, trendingRail } from './todays-rails.ts';
import { nextRail } from './next-rail.ts';
import { wishesRail } from './wishes-rail.ts';

/** The user's rails in order (docs/behaviour.md, Home). */
export const OWN_RAILS: readonly RailSource[] = [
  continueRail,
  nextRail,
  arrivalsRail,
  forYouRail,
  wishesRail,
  activityRail,
  likedRail,
];

/** Rails for everyone, below them. */
export const TODAYS_RAILS: readonly RailSource<TodayRequest>[] = [trendingRail, categoryRail];
