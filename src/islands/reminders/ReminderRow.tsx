import type { CalendarDate } from '../../domain/dates.ts';
import { movedNote, REMINDER_MESSAGES } from '../../domain/reminder-messages.ts';
import { isDue, releaseWords, type Reminder } from '../../domain/reminders.ts';
import { titlePath } from '../../domain/routes.ts';
import { remind } from '../../stores/reminders.ts';
import { Poster } from '../shared/Poster.tsx';
import { CloseIcon } from '../ui/CloseIcon.tsx';

interface ReminderRowProps {
  reminder: Reminder;
  day: CalendarDate;
  mails: boolean;
  imageBase: string;
  onRemove: () => void;
}

/** One reminder, with its mail switched on or off while its day is still to come. */
export function ReminderRow({ reminder, day, mails, imageBase, onRemove }: ReminderRowProps) {
  const { movieId, title, posterPath, remindOn, byEmail } = reminder;
  const note = movedNote(reminder);
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <a
        href={titlePath({ kind: 'movie', id: movieId })}
        className="group flex min-w-0 flex-1 basis-56 items-center gap-4 rounded"
      >
        <div className="w-14 shrink-0 [&_.poster-blank]:hidden" aria-hidden="true">
          <Poster title={{ kind: 'movie', title, posterPath }} imageBase={imageBase} sizes="56px" />
        </div>
        <div className="min-w-0">
          <h3 className="line-clamp-2 font-sans text-base font-semibold tracking-normal [overflow-wrap:anywhere] group-hover:text-marquee-bright">
            {title}
          </h3>
          <p className="text-sm text-ink-soft">{releaseWords(remindOn, day)}</p>
          {note && <p className="text-sm text-marquee">{note}</p>}
        </div>
      </a>
      <div className="ml-auto flex items-center gap-2">
        {mails && !isDue(reminder, day) && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2 px-2 text-sm">
            <input
              type="checkbox"
              className="size-5 accent-marquee"
              checked={byEmail}
              onChange={() => void remind(reminder, !byEmail)}
            />
            {REMINDER_MESSAGES.page.email}
            <span className="sr-only"> for {title}</span>
          </label>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={`${REMINDER_MESSAGES.remove}: ${title}`}
          onClick={onRemove}
        >
          <CloseIcon />
        </button>
      </div>
    </article>
  );
}
