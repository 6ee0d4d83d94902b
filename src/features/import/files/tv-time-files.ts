/**
 * The only files of TV Time that are opened, best first. The same ZIP contains tokens, device addresses and other
 * private data.
 */
export const TV_TIME_FILES = [
  'tracking-prod-records-v2.csv',
  'tracking-prod-records.csv',
  'seen_episode.csv',
  'followed_tv_show.csv',
  'user_tv_show_data.csv',
  'ratings-live-votes.csv',
  'ratings-v2-prod-votes.csv',
  'ratings-3-prod-episode_votes.csv',
  'ratings-prod-episode_votes.csv',
  'tv_show_rate.csv',
  'lists-prod-lists.csv',
] as const;

/** Ratings by the last number of a vote, from "bad" to "wow". */
export const VOTES: Record<string, number> = { 1: 1, 27: 2, 28: 3, 29: 4, 3: 5 };
