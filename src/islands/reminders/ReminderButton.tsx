import { useEffect, useRef } from 'react';
import { movedNote, REMINDER_MESSAGES } from '../../domain/messages.ts';
import {
  $choosing,
  $reminders,
  chooseReminder,
  followReminder,
  forget,
  remind,
  type RemindableMovie,
} from '../../stores/reminders.ts';
import { useStore } from '../ui/use-store.ts';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { ReminderChoice } from './ReminderChoice.tsx';

/** Sets and removes the reminder of a movie still to come. Without mails there is nothing to choose. */
export function ReminderButton({ movie, mails }: { movie: RemindableMovie; mails: boolean }) {
  const { movieId } = movie;
  const reminder = useStore($reminders).get(movieId);
  const choosing = useStore($choosing) === movieId;
  const button = useRef<HTMLButtonElement>(null);
  const chose = useRef(false);

  useEffect(() => followReminder(movieId), [movieId]);

  useEffect(() => {
    if (choosing && !mails) void remind(movie, false);
    // The choice took the button's place, and the focus with it.
    if (chose.current && !choosing) button.current?.focus();
    chose.current = choosing;
  }, [choosing, mails, movie]);

  if (choosing && mails) return <ReminderChoice choose={(byEmail) => void remind(movie, byEmail)} />;
  const note = reminder && movedNote(reminder);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`button button-quiet ${reminder ? 'border-marquee text-marquee' : ''}`}
        title={reminder ? REMINDER_MESSAGES.remove : undefined}
        onClick={() => void (reminder ? forget(reminder) : chooseReminder(movieId))}
      >
        <Icon path={icons.bell} filled={Boolean(reminder)} />
        {reminder ? REMINDER_MESSAGES.isSet : REMINDER_MESSAGES.set}
      </button>
      {note && <p className="self-center text-sm text-ink-soft">{note}</p>}
    </>
  );
}
