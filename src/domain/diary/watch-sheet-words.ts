import { m } from '../../paraglide/messages.js';
import { formatDate, type CalendarDate } from '../dates.ts';
import { elides } from '../language/forms.ts';
import { isolated } from '../language/inserted.ts';

/** The label of a choice of day. */
export const watchSheetChoicesBy = {
  today: m.watch_sheet_choices_today,
  yesterday: m.watch_sheet_choices_yesterday,
  date: m.watch_sheet_choices_date,
  none: m.watch_sheet_choices_none,
};

/** Says why a day cannot be saved. */
export const watchSheetDoubtsBy = {
  missing: m.watch_sheet_doubts_missing,
  tooEarly: m.watch_sheet_doubts_too_early,
  toCome: m.watch_sheet_doubts_to_come,
};

/** The kind of the chosen title. */
export const watchSheetKindsBy = {
  movie: m.watch_sheet_kinds_movie,
  tv: m.watch_sheet_kinds_tv,
};

/** Says when the title was last logged. */
export const watchSheetBefore = (day: CalendarDate | null): string =>
  day === null
    ? m.watch_sheet_before_no_day()
    : m.watch_sheet_before({ elided: elides(formatDate(day)), day: formatDate(day) });

/** Asks whether a day before the release is right. */
export const watchSheetBeforeRelease = (title: string, released: CalendarDate): string =>
  m.watch_sheet_before_release({
    elided: elides(formatDate(released)),
    title: isolated(title),
    released: formatDate(released),
  });

/** The label of the choice that takes the air date, for one episode or a season. */
export const watchSheetAiredBy = {
  episode: m.watch_sheet_aired_episode,
  season: m.watch_sheet_aired_season,
};
