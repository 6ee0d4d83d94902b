import { m } from '../../paraglide/messages.js';
import { formatDate, type CalendarDate } from '../../core/dates.ts';
import { elides } from '../../core/language/forms.ts';
import { isolated } from '../../core/language/inserted.ts';

export const watchSheetChoicesBy = {
  today: m.watch_sheet_choices_today,
  yesterday: m.watch_sheet_choices_yesterday,
  date: m.watch_sheet_choices_date,
  none: m.watch_sheet_choices_none,
};

export const watchSheetDoubtsBy = {
  missing: m.watch_sheet_doubts_missing,
  tooEarly: m.watch_sheet_doubts_too_early,
  toCome: m.watch_sheet_doubts_to_come,
};

export const watchSheetKindsBy = {
  movie: m.watch_sheet_kinds_movie,
  tv: m.watch_sheet_kinds_tv,
};

/** When the title was last logged. */
export const watchSheetBefore = (day: CalendarDate | null): string =>
  day === null
    ? m.watch_sheet_before_no_day()
    : m.watch_sheet_before({ elided: elides(formatDate(day)), day: formatDate(day) });

/** Asks for confirmation of a day before the release. */
export const watchSheetBeforeRelease = (title: string, released: CalendarDate): string =>
  m.watch_sheet_before_release({
    elided: elides(formatDate(released)),
    title: isolated(title),
    released: formatDate(released),
  });

/** Label of the choice of the air date, for an episode or a season. */
export const watchSheetAiredBy = {
  episode: m.watch_sheet_aired_episode,
  season: m.watch_sheet_aired_season,
};
