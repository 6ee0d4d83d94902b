import { seriesDated } from './series-words.ts';
import { m } from '../../paraglide/messages.js';
import type { CalendarDate } from '../../core/dates.ts';
import type { FollowedTitle } from './following.ts';
import type { EpisodesShown, MarkAct } from './series-marks.ts';
import { mark, same, sent, type Act } from './acts.store.ts';

/** Marks an episode or a season as watched on the air dates; episodes without one get no date. */
export function markAired(
  series: FollowedTitle,
  act: Extract<MarkAct, { kind: 'mark' }>,
  shown: EpisodesShown | null,
  run: number,
): Act {
  return { ...mark(series, act, shown, null, run), needsEpisodes: true };
}

/** Moves the watches of a run's season, or (`number`) of one episode, to the air dates. */
export function dateAired(
  series: FollowedTitle,
  which: { run: number; season: number; number: number | null },
): Act {
  return {
    show: same,
    needsEpisodes: true,
    send: (today) =>
      sent({ what: 'dateByAir', series: series.id, which, today }, (dated) => ({
        toast:
          dated === 0
            ? { title: m.series_no_air_date_title(), text: m.series_no_air_date_text() }
            : { title: m.series_dated_by_air_title() },
      })),
    failed: { title: m.toast_error(), text: m.series_date_failed_text() },
  };
}

/** Sets the date of the watches of a run's season, or (`number`) of one episode. */
export function date(
  series: FollowedTitle,
  which: { run: number; season: number; number: number | null },
  day: CalendarDate | null,
): Act {
  return {
    show: same,
    send: () =>
      sent({ what: 'date', series: series.id, which, day }, () => ({
        toast: { ...seriesDated(day), quiet: false },
      })),
    failed: { title: m.toast_error(), text: m.series_date_failed_text() },
  };
}
