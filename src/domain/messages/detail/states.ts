/** Where a movie or a series stands, as the movie database says it. */
export const STATE_NAMES = {
  Rumored: 'Rumored',
  Planned: 'Planned',
  'In Production': 'In Production',
  'Post Production': 'Post Production',
  Released: 'Released',
  'Returning Series': 'Returning Series',
  Ended: 'Ended',
  Canceled: 'Canceled',
  Pilot: 'Pilot',
} as const;

/** What stands beside a series' name, and for its years where nobody knows them. */
export const AIRING_MESSAGES = {
  upcoming: 'Upcoming',
  now: 'Streaming now',
  unknown: 'N/A',
} as const;
