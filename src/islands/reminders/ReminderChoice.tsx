import { useEffect, useRef, type KeyboardEvent } from 'react';
import { REMINDER_MESSAGES } from '../../domain/messages.ts';
import { closeChoice } from '../../stores/reminders.ts';
import * as icons from '../ui/icon-paths.ts';
import { Icon } from '../ui/Icon.tsx';

/** Asks, in the place of the button, how the person wants to be reminded. */
export function ReminderChoice({ choose }: { choose: (byEmail: boolean) => void }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    closeChoice();
  }

  return (
    <div role="group" aria-labelledby="reminder-choice" className="w-full" onKeyDown={onKeyDown}>
      <div className="reminder-choice">
        <p id="reminder-choice" className="w-full pr-10 font-semibold">
          {REMINDER_MESSAGES.choose}
        </p>
        <button ref={first} type="button" className="button button-primary" onClick={() => choose(true)}>
          {REMINDER_MESSAGES.byEmail}
        </button>
        <button type="button" className="button button-quiet" onClick={() => choose(false)}>
          {REMINDER_MESSAGES.inProduct}
        </button>
        <button
          type="button"
          className="icon-button absolute right-1 top-1"
          aria-label={REMINDER_MESSAGES.cancel}
          onClick={closeChoice}
        >
          <Icon path={icons.close} />
        </button>
      </div>
    </div>
  );
}
