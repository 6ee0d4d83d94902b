import type { ExportPart } from './parts.ts';
import type { ExportRecord } from './records.ts';
import {
  aiSearches,
  noticePreferences,
  ownServices,
  savedSearches,
  serviceArrivals,
  saidOfTaste,
  settings,
  sharedYears,
  toldNotices,
} from './choices.queries.ts';
import {
  connectionAccounts,
  followedLetterboxd,
  ownConnections,
  ownTokens,
  ownWebhooks,
  playNames,
  playProgress,
  plays,
} from './connections.queries.ts';
import { listTitles, ownLists } from './lists.queries.ts';
import { givenStars, partStars, reportedReviews, writtenReviews } from './opinions.queries.ts';
import type { Source } from './paged.queries.ts';
import {
  blockedPeople,
  followedPeople,
  pageFavorites,
  profilePage,
  reportedLists,
  reportedPages,
} from './people.queries.ts';
import { privateNotes, savedIn, tagsOfTitles, watchedTimes, watchedTitles } from './saved.queries.ts';
import {
  followedSeries,
  lostEpisodes,
  movieReminders,
  seriesReminders,
  watchedEpisodes,
} from './series.queries.ts';

/** The source of each part of an export; the caller adds `account`, which is outside the database. */
export const EXPORT_SOURCES: {
  [Part in Exclude<ExportPart, 'account'>]: Source<ExportRecord<Part>>;
} = {
  page: profilePage,
  people: followedPeople,
  blocked: blockedPeople,
  notices: toldNotices,
  arrivals: serviceArrivals,
  reports: reportedReviews,
  pageReports: reportedPages,
  listReports: reportedLists,
  sharedYears,
  connections: ownConnections,
  connectionAccounts,
  tokens: ownTokens,
  webhooks: ownWebhooks,
  letterboxd: followedLetterboxd,
  lists: ownLists,
  listTitles,
  profile: settings,
  noticePreferences,
  services: ownServices,
  wishlist: savedIn('wishlist'),
  watched: watchedTitles,
  favorites: savedIn('favorite'),
  dismissed: savedIn('dismissed'),
  taste: saidOfTaste,
  diary: watchedTimes,
  ratings: givenStars,
  partRatings: partStars,
  reviews: writtenReviews,
  tags: tagsOfTitles,
  notes: privateNotes,
  pageFavorites,
  following: followedSeries,
  episodes: watchedEpisodes,
  lostEpisodes,
  reminders: movieReminders,
  seriesReminders,
  savedSearches,
  aiSearches,
  plays,
  playProgress,
  playNames,
};
