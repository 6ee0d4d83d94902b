import { m } from '../../paraglide/messages.js';
import { formatDate, type CalendarDate } from '../../core/dates.ts';
import { elides } from '../../core/language/forms.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { starsCount } from '../../core/stars-count.ts';
import { isRounded, type GivenStars } from './files/entry.ts';

/** Accessible name of the button that picks a candidate. */
export const importStepDoubtfulPick = (title: string, year: string | null): string =>
  title
    ? year
      ? m.import_step_doubtful_pick({ title, year })
      : m.import_step_doubtful_pick_no_year({ title: isolated(title) })
    : year
      ? m.import_step_doubtful_pick_no_title({ year })
      : m.import_step_doubtful_pick_no_title_no_year();

export const importStepJobSeenBy = {
  diary: m.import_step_job_seen_diary,
  upNext: m.import_step_job_seen_up_next,
  numbers: m.import_step_job_seen_numbers,
};

/** Deadline of Undo. */
export const importStepJobUndoUntil = (day: CalendarDate): string =>
  m.import_step_job_undo_until({ elided: elides(formatDate(day)), day: formatDate(day) });

/** Remaining time of an import. */
export const importStepJobLeft = (minutes: number): string =>
  minutes < 1 ? m.import_step_job_left_soon() : m.import_step_job_left(counted(minutes));

/** The stars of a rating, with the file's if rounding changed it. */
export const importStepReportStars = (given: GivenStars, stars: number): string =>
  isRounded(given)
    ? m.import_step_report_stars_rounded({ value: given.value, of: given.of, starsCount: starsCount(stars) })
    : starsCount(stars);

/** Heading of the dialog that searches an ambiguous row's title. */
export const importStepDoubtfulSearchHeading = (name: string, year: number | null): string =>
  name
    ? year
      ? m.import_step_doubtful_search_heading({ name, year })
      : m.import_step_doubtful_search_heading_no_year({ name: isolated(name) })
    : year
      ? m.import_step_doubtful_search_heading_no_name({ year })
      : m.import_step_doubtful_search_heading_no_name_no_year();
