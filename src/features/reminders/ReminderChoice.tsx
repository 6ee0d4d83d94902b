import { m } from '../../paraglide/messages.js';
import { useEffect, useRef, type RefObject } from 'react';
import { closeChoice } from './reminders.store.ts';
import * as icons from '../../core/ui/icon-paths.ts';
import { Icon } from '../../core/ui/Icon.tsx';

interface ReminderChoiceProps {
  /** The button that opened it, which also closes it. */
  button: RefObject<HTMLElement | null>;
  choose: (byEmail: boolean) => void;
}

/** Asks how to be reminded. A press outside or Escape closes it. */
export function ReminderChoice({ button, choose }: ReminderChoiceProps) {
  const choice = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
    choice.current?.scrollIntoView({ block: 'nearest' });
    const onPress = ({ target }: Event) => {
      const inside = [choice, button].some(({ current }) => current?.contains(target as Node));
      if (!inside) closeChoice();
    };
    // Handles Escape before the page's other listeners.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      closeChoice();
    };
    const asked = choice.current;
    asked?.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      asked?.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [button]);

  return (
    // Absolute, above the button's row, so that nothing moves.
    <div
      ref={choice}
      role="group"
      aria-labelledby="reminder-choice"
      className="absolute bottom-full start-0 z-10 mb-3 flex w-full max-w-sm flex-wrap gap-3 rounded-lg border border-ground-edge/60 bg-ground-high p-4 shadow-menu"
    >
      <p id="reminder-choice" className="w-full pe-10 font-semibold">
        {m.reminder_choose()}
      </p>
      <button ref={first} type="button" className="button button-primary" onClick={() => choose(true)}>
        {m.reminder_by_email()}
      </button>
      <button type="button" className="button button-quiet" onClick={() => choose(false)}>
        {m.reminder_in_product()}
      </button>
      <button
        type="button"
        className="icon-button absolute end-1 top-1"
        aria-label={m.reminder_cancel()}
        onClick={closeChoice}
      >
        <Icon path={icons.close} />
      </button>
    </div>
  );
}
