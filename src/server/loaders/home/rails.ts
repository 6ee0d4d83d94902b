import { activityRail } from './activity-rail.ts';
import { arrivalsRail } from './arrivals-rail.ts';
import { forYouRail } from './for-you-rail.ts';
import { likedRail } from './liked-rail.ts';
import { continueRail } from './continue-rail.ts';
import type { RailSource, TodayRequest } from './rail.ts';
import { categoryRail, trendingRail } from './todays-rails.ts';
import { nextRail } from './next-rail.ts';
import { wishesRail } from './wishes-rail.ts';

/** Rails of one's own, in the order of the page (docs/behaviour.md, Home). */
export const OWN_RAILS: readonly RailSource[] = [
<<<<<<< 993af97080f9d622a0c16b1eaf48c51318ea1003
  continueRail,
  nextRail,
  arrivalsRail,
=======
  nextRail,
  arrivalsRail,
  forYouRail,
>>>>>>> c7ed0d0abc654c18d00f217bfaedebe66e39251d
  wishesRail,
  activityRail,
  likedRail,
];

/** Those for everybody, which come after them. */
export const TODAYS_RAILS: readonly RailSource<TodayRequest>[] = [trendingRail, categoryRail];
