import { activityRail } from './activity-rail.server.ts';
import { arrivalsRail } from './arrivals-rail.server.ts';
import { forYouRail } from './for-you-rail.server.ts';
import { likedRail } from './liked-rail.server.ts';
import { continueRail } from './continue-rail.server.ts';
import type { RailSource, TodayRequest } from './rail.server.ts';
import { categoryRail, trendingRail } from './todays-rails.server.ts';
import { nextRail } from './next-rail.server.ts';
import { wishesRail } from './wishes-rail.server.ts';

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
