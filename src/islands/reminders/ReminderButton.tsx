import { useEffect, useRef } from 'react';
import { drawnFor } from '../../domain/auth/drawn.ts';
import type { Reminder } from '../../domain/reminders/reminders.ts';
import { movedNote, REMINDER_MESSAGES } from '../../domain/messages.ts';
import {
  $choosing,
  $reminders,
  chooseReminder,
  closeChoice,
  followReminder,
  followReminders,
  forget,
  remind,
  type RemindableMovie,
} from '../../stores/reminders/reminders.ts';
import { useStore } from '../ui/use-store.ts';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { ReminderChoice } from './ReminderChoice.tsx';

interface ReminderButtonProps {
  movie: RemindableMovie;
  mails: boolean;
  /** The one the page was drawn with. */
  drawn?: Reminder | undefined;
}

/** Sets and removes the reminder of a movie still to come. Without mails there is nothing to choose. */
export function ReminderButton({ movie, mails, drawn }: ReminderButtonProps) {
  const { movieId } = movie;
  const known = useStore($reminders).get(movieId);
  const reminder = known === undefined ? drawn : known;
  const choosing = useStore($choosing) === movieId;
  const button = useRef<HTMLButtonElement>(null);
  const chose = useRef(false);

  useEffect(() => {
    const person = drawnFor();
    if (drawn && person) followReminders(person, [drawn]);
    followReminder(movieId);
  }, [movieId, drawn]);

  useEffect(() => {
    if (choosing && !mails) void remind(movie, false);
    // What was chosen is gone, and the focus must not go with it.
    if (chose.current && !choosing) button.current?.focus();
    chose.current = choosing;
  }, [choosing, mails, movie]);

  function press() {
    if (choosing) closeChoice();
    else if (reminder) void forget(reminder);
    else void chooseReminder(movieId);
  }

  const note = reminder && movedNote(reminder);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`button button-quiet ${reminder ? 'text-marquee' : ''}`}
        title={reminder ? REMINDER_MESSAGES.remove : undefined}
        aria-expanded={choosing && mails ? true : undefined}
        onClick={press}
      >
        <Icon path={icons.bell} filled={Boolean(reminder)} />
        <span className="max-lg:sr-only">{reminder ? REMINDER_MESSAGES.isSet : REMINDER_MESSAGES.set}</span>
        <span className="lg:hidden" aria-hidden="true">
          {REMINDER_MESSAGES.short}
        </span>
      </button>
      {choosing && mails && (
        <ReminderChoice button={button} choose={(byEmail) => void remind(movie, byEmail)} />
      )}
      {note && <p>{note}</p>}
    </>
  );
}
