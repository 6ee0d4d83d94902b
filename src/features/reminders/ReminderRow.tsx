import { labelled } from '../../core/words/labels.ts';
import { isolated } from '../../core/language/inserted.ts';
import { movedNote, releaseWords } from './reminder-words.ts';
import { m } from '../../paraglide/messages.js';
import type { CalendarDate } from '../../core/dates.ts';
import { isDue, type Reminder } from './reminders.ts';
import { pageAddress, titlePath } from '../../core/routes.ts';
import { remind } from './reminders.store.ts';
import { Poster } from '../../core/ui/Poster.tsx';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';

interface ReminderRowProps {
  reminder: Reminder;
  day: CalendarDate;
  mails: boolean;
  imageBase: string;
  onRemove: () => void;
}

/** A reminder; its mail can be switched until its day. */
export function ReminderRow({ reminder, day, mails, imageBase, onRemove }: ReminderRowProps) {
  const { movieId, title, posterPath, remindOn, place, byEmail } = reminder;
  const note = movedNote(reminder);
  return (
    <article className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3 sm:grid-cols-[1fr_auto_auto]">
      <a
        href={pageAddress(titlePath({ kind: 'movie', id: movieId }))}
        className="group flex min-w-0 items-center gap-4 rounded"
      >
        <div className="w-14 shrink-0 [&_.poster-blank]:hidden" aria-hidden="true">
          <Poster title={{ kind: 'movie', title, posterPath }} imageBase={imageBase} sizes="56px" />
        </div>
        <div className="min-w-0">
          <h3 className="line-clamp-2 font-sans text-base font-semibold tracking-normal [overflow-wrap:anywhere] group-hover:text-marquee-bright">
            {title}
          </h3>
          <p className="text-sm text-ink-soft">{releaseWords(remindOn, day, place)}</p>
          {note && <p className="text-sm text-marquee">{note}</p>}
        </div>
      </a>
      {mails && !isDue(reminder, day) && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm max-sm:row-start-2 max-sm:ms-[4.5rem] [@media(scripting:none)]:hidden">
          <input
            type="checkbox"
            className="size-5 accent-marquee"
            checked={byEmail}
            autoComplete="off"
            onChange={() => void remind(reminder, !byEmail)}
          />
          {m.reminder_page_email()}
          <span className="sr-only"> {m.reminder_page_email_for({ title: isolated(title) })}</span>
        </label>
      )}
      <button
        type="button"
        className="icon-button sm:col-start-3"
        aria-label={labelled(m.reminder_remove(), title)}
        onClick={onRemove}
      >
        <Icon path={icons.close} />
      </button>
    </article>
  );
}
