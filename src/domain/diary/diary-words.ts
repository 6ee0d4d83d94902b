import { m } from '../../paraglide/messages.js';
import { formatDate, type CalendarDate } from '../dates.ts';
import { elides } from '../language/forms.ts';
import { isolated } from '../language/inserted.ts';

/** The toast for an edit of an entry that was changed in another tab or on another device meanwhile; `day` is the day it has now. */
export const diaryChangedElsewhere = (day: CalendarDate | null) => ({
  title: m.diary_changed_elsewhere_title(),
  text:
    day === null
      ? m.diary_changed_elsewhere_text_no_day()
      : m.diary_changed_elsewhere_text({ elided: elides(formatDate(day)), day: formatDate(day) }),
});

/** The toast for a new entry, with its day where it has one. */
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
