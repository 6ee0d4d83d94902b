import { m } from '../../paraglide/messages.js';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { steppedStars } from './star-keys.ts';
import {
  starsText,
  litStar,
  starsToGive,
  WHOLE_STARS,
  type InitialHalves,
  type Stars,
} from '../../core/stars.ts';
import { $halfStars, followHalfStars } from './half-stars.store.ts';
import { useStore } from '../../core/ui/use-store.ts';

interface StarRadiosProps {
  /** The group's label. */
  label: string;
  /** Whether the label is visible; else it is for screen readers only. */
  labelShown?: boolean;
  own: Stars | null;
  onStars: (stars: Stars | null) => void;
  /** Ref of the chosen star. */
  first?: RefObject<HTMLInputElement | null>;
  clear: { label: string; of: string };
  /** Whether the user gives half stars; null if it was not loaded. */
  initial?: InitialHalves | null | undefined;
}

/**
 * Rates with radio buttons that look like five stars, or two per star for half stars. Arrows step, Home and
 * End go to the ends, Delete clears.
 */
export function StarRadios({
  label,
  labelShown = true,
  own,
  onStars,
  first,
  clear,
  initial = null,
}: StarRadiosProps) {
  const id = useId();
  const halves = useStore($halfStars) ?? initial?.halves ?? false;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => followHalfStars(initial), [initial]);
  // Optimistic: shows a choice at once, also before the session is loaded.
  const [shown, setShown] = useState(own);
  const [known, setKnown] = useState(own);
  if (known !== own) {
    setKnown(own);
    setShown(own);
  }
  const choices = starsToGive(halves, shown);

  function give(stars: Stars | null) {
    setShown(stars);
    onStars(stars);
  }

  const focus = (stars: Stars | null) => {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])];
    const radio = inputs.find(({ value }) => Number(value) === stars) ?? inputs[0];
    radio?.focus();
    return radio;
  };

  function onClear() {
    // Moves the focus to the stars: the button is removed with them.
    focus(null);
    give(null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      if (shown !== null) onClear();
      return;
    }
    const leftward = group.current?.matches(':dir(rtl)') ?? false;
    const next = steppedStars(event.key, shown, { halves, leftward });
    if (next === null) return;
    event.preventDefault();
    const radio = focus(next);
    if (next !== shown) radio?.click();
  }

  return (
    <div>
      <p id={id} className={labelShown ? 'text-sm font-semibold text-ink-soft' : 'sr-only'}>
        {label}
      </p>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <div
          ref={group}
          role="radiogroup"
          aria-labelledby={id}
          className="star-input"
          data-halves={halves ? '' : undefined}
        >
          {WHOLE_STARS.map((star) => (
            <span key={star} className="star" data-lit={litStar(star, shown)}>
              {choices
                .filter((stars) => Math.ceil(stars) === star)
                .map((stars) => (
                  <label
                    key={stars}
                    title={m.rating_give({ stars: starsText(stars) })}
                    data-half={Number.isInteger(stars) ? undefined : ''}
                  >
                    <input
                      type="radio"
                      name={id}
                      value={stars}
                      checked={shown === stars}
                      // Keeps browsers from restoring an earlier choice, which would count as made before
                      // hydration (session-client.ts).
                      autoComplete="off"
                      ref={stars === (shown ?? choices[0]) ? first : undefined}
                      onChange={() => give(stars)}
                      onKeyDown={onKeyDown}
                    />
                    <span className="sr-only">{m.rating_give({ stars: starsText(stars) })}</span>
                  </label>
                ))}
            </span>
          ))}
        </div>
        {shown !== null && (
          <button type="button" className="review-action" onClick={onClear}>
            {clear.label}
            <span className="sr-only"> {clear.of}</span>
          </button>
        )}
      </div>
    </div>
  );
}
