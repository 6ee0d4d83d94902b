import { m } from '../../paraglide/messages.js';
import { formatDate, type CalendarDate } from '../../core/dates.ts';
import { elides } from '../../core/language/forms.ts';
import { isolated } from '../../core/language/inserted.ts';

/** Toast for an edit that conflicts with one in another tab or device; `day` is the entry's current day. */
export const diaryChangedElsewhere = (day: CalendarDate | null) => ({
  title: m.diary_changed_elsewhere_title(),
  text:
    day === null
      ? m.diary_changed_elsewhere_text_no_day()
      : m.diary_changed_elsewhere_text({ elided: elides(formatDate(day)), day: formatDate(day) }),
});

/** Toast for a new entry, with its day if any. */
export const diaryLogged = (title: string, day: CalendarDate | null) => ({
  title: m.diary_logged_title(),
  text:
    day === null
      ? m.diary_logged_text_no_day({ title: isolated(title) })
      : m.diary_logged_text({
          elided: elides(formatDate(day)),
          title: isolated(title),
          day: formatDate(day),
        }),
});
