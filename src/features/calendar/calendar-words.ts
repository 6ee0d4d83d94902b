import { m } from '../../paraglide/messages.js';
import { elides } from '../../core/language/forms.ts';
import { inRegion } from '../../core/words/region-words.ts';
import { regionName } from '../../core/regions.ts';

/** The region of the release dates. */
export const calendarDays = (region: string): string =>
  m.calendar_days({ region: regionName(region), inRegion: inRegion(region) });

export const calendarFormsBy = {
  agenda: m.calendar_forms_agenda,
  month: m.calendar_forms_month,
};

export const calendarFiltersBy = {
  all: m.calendar_filters_all,
  movies: m.calendar_filters_movies,
  episodes: m.calendar_filters_episodes,
  reminders: m.calendar_filters_reminders,
};

export const calendarFeedBy = {
  ended: m.calendar_feed_ended,
  changed: m.calendar_feed_changed,
};

/** Since when the calendar has a private address. */
export const calendarFeedSince = (day: string): string => m.calendar_feed_since({ elided: elides(day), day });

export const calendarTypesBy = {
  theatre: m.calendar_types_theatre,
  digital: m.calendar_types_digital,
  release: m.calendar_types_release,
  reminder: m.calendar_types_reminder,
};
