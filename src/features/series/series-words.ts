import { m } from '../../paraglide/messages.js';
import { formatDate, type CalendarDate } from '../../core/dates.ts';
import { elides } from '../../core/language/forms.ts';
import { isolated } from '../../core/language/inserted.ts';

/** The short code of an episode: `S2 E5`. */
export const episodeCode = (given: { season: number; number: number }): string =>
  m.episode_code({ season: given.season, number: given.number });

export const seriesStatesBy = {
  watching: m.series_states_watching,
  paused: m.series_states_paused,
  dropped: m.series_states_dropped,
};

/** Names the next episode, by code and name if known. */
export const seriesNext = (code: string, name: string): string =>
  code
    ? name
      ? m.series_next({ code, name: isolated(name) })
      : m.series_next_no_name({ code })
    : name
      ? m.series_next_no_code({ name: isolated(name) })
      : m.series_next_no_code_no_name();

export const seriesBy = {
  caughtUp: m.series_caught_up,
  finishedNow: m.series_finished_now,
  noEpisodes: m.series_no_episodes,
};

/** Toast for a resumed series. */
export const seriesResumed = (title: string) => ({ title: m.series_resumed_title(), text: title });

/** Toast for a paused series. */
export const seriesPaused = (title: string) => ({ title: m.series_paused_title(), text: title });

/** Toast for a dropped series. */
export const seriesDropped = (title: string) => ({ title: m.series_dropped_title(), text: title });

/** Toast for a changed watch date. */
export const seriesDated = (day: CalendarDate | null) => ({
  title:
    day === null
      ? m.series_dated_title_no_day()
      : m.series_dated_title({ elided: elides(formatDate(day)), day: formatDate(day) }),
});
