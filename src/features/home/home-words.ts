import { m } from '../../paraglide/messages.js';
import { isolated } from '../../core/language/inserted.ts';
import { inRegion } from '../../core/words/region-words.ts';
import { regionPhrase } from '../../core/regions.ts';

/** Label of the link to all offers in a region. */
export const landingBetterWatchAll = (region: string): string =>
  m.landing_better_watch_all({ region: regionPhrase(region), inRegion: inRegion(region) });

/** Heading of the row of titles similar to one the user liked. */
export const homeLiked = (name: string): string => m.home_liked({ name: isolated(name) });

export const homeTrendingBy = {
  movie: m.home_trending_movie,
  tv: m.home_trending_tv,
};

export const homeBy = {
  popular: m.home_popular,
  topRated: m.home_top_rated,
  upcoming: m.home_upcoming,
};
