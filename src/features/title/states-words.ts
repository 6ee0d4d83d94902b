import { m } from '../../paraglide/messages.js';

export const airingBy = {
  upcoming: m.airing_upcoming,
  now: m.airing_now,
};

/** Production status, by TMDB's name. */
export const titleStateBy: Readonly<Record<string, () => string>> = {
  Rumored: m.title_state_rumored,
  Planned: m.title_state_planned,
  'In Production': m.title_state_in_production,
  'Post Production': m.title_state_post_production,
  Released: m.title_state_released,
  'Returning Series': m.title_state_returning_series,
  Ended: m.title_state_ended,
  Canceled: m.title_state_canceled,
  Pilot: m.title_state_pilot,
};
