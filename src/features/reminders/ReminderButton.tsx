import { movedNote } from './reminder-words.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect, useRef } from 'react';
import type { Reminder } from './reminders.ts';
import {
  $choosing,
  $reminders,
  chooseReminder,
  closeChoice,
  followReminder,
  forget,
  remind,
  takeOverReminders,
  type RemindableMovie,
} from './reminders.store.ts';
import { $session } from '../../core/stores/session.ts';
import { useStore } from '../../core/ui/use-store.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';
import { ReminderChoice } from './ReminderChoice.tsx';

interface ReminderButtonProps {
  movie: RemindableMovie;
  mails: boolean;
  /** The reminder of the rendered user; null if there is none. */
  own?: { userId: string; reminder: Reminder | null } | undefined;
}

/** Sets and removes the reminder of an upcoming movie. It offers a choice only if mails can be sent. */
export function ReminderButton({ movie, mails, own }: ReminderButtonProps) {
  const { movieId } = movie;
  const known = useStore($reminders).get(movieId);
  const session = useStore($session);
  const isOwn = session.kind === 'signedIn' ? session.account.id === own?.userId : session.kind === 'unknown';
  const reminder = known === undefined && isOwn ? own?.reminder : known;
  const choosing = useStore($choosing) === movieId;
  const button = useRef<HTMLButtonElement>(null);
  const chose = useRef(false);

  useEffect(() => {
    if (own) takeOverReminders(own.userId, new Map([[movieId, own.reminder]]));
    followReminder(movieId);
  }, [movieId, own]);

  useEffect(() => {
    if (choosing && !mails) void remind(movie, false);
    // Returns the focus when the choice closes.
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
        title={reminder ? m.reminder_remove() : undefined}
        aria-expanded={choosing && mails ? true : undefined}
        onClick={press}
      >
        <Icon path={icons.bell} filled={Boolean(reminder)} />
        <span className="max-lg:sr-only">{reminder ? m.reminder_is_set() : m.reminder_set()}</span>
        <span className="lg:hidden" aria-hidden="true">
          {m.reminder_short()}
        </span>
      </button>
      {choosing && mails && (
        <ReminderChoice button={button} choose={(byEmail) => void remind(movie, byEmail)} />
      )}
      {note && <p>{note}</p>}
    </>
  );
}
