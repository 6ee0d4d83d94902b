import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { RATING_MESSAGES } from '../../domain/messages.ts';
import { steppedStars } from '../../domain/reviews/star-keys.ts';
import { litStar, starsToGive, WHOLE_STARS, type Stars } from '../../domain/reviews/stars.ts';
import { $halfStars, followHalfStars } from '../../stores/reviews/half-stars.ts';
import { useInBrowser } from './use-in-browser.ts';
import { useStore } from './use-store.ts';

interface StarRadiosProps {
  /** What they are for. */
  label: string;
  /** On the page, where there is room for it; else only said aloud. */
  labelShown?: boolean;
  own: Stars | null;
  onStars: (stars: Stars | null) => void;
  /** Of the star that stands for now. */
  first?: RefObject<HTMLInputElement | null>;
  clear: { label: string; of: string };
  /** Whether the person gives halves, on a page drawn for them: there a choice is kept before the island is awake. */
  drawnHalves?: boolean | undefined;
}

/**
 * Stars somebody gives: radio buttons that look like five stars, two a star for whoever gives halves, and a way to take
 * them back. Arrows go a step, Home and End to the ends, Delete takes them back.
 */
export function StarRadios({
  label,
  labelShown = true,
  own,
  onStars,
  first,
  clear,
  drawnHalves,
}: StarRadiosProps) {
  const id = useId();
  const inBrowser = useInBrowser();
  const halves = useStore($halfStars) ?? drawnHalves ?? false;
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => followHalfStars(), []);
  const choices = starsToGive(halves, own);

  const focus = (stars: Stars | null) => {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])];
    const radio = inputs.find(({ value }) => Number(value) === stars) ?? inputs[0];
    radio?.focus();
    return radio;
  };

  function onClear() {
    // The button goes with the stars, and the focus must not go with it.
    focus(null);
    onStars(null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      if (own !== null) onClear();
      return;
    }
    const leftward = group.current?.matches(':dir(rtl)') ?? false;
    // From what is shown, which may be ahead of what is known to be theirs.
    const { checked, value } = event.currentTarget;
    const from = choices.find((stars) => checked && stars === Number(value)) ?? own;
    const next = steppedStars(event.key, from, { halves, leftward });
    if (next === null) return;
    event.preventDefault();
    const radio = focus(next);
    if (next !== from) radio?.click();
  }

  return (
    <div>
      <p id={id} className={labelShown ? 'text-sm font-semibold text-ink-soft' : 'sr-only'}>
        {label}
      </p>
      <div className="flex min-h-11 items-center gap-3">
        <div
          ref={group}
          role="radiogroup"
          aria-labelledby={id}
          className="star-input"
          data-halves={halves ? '' : undefined}
        >
          {WHOLE_STARS.map((star) => (
            <span key={star} className="star" data-lit={litStar(star, own)}>
              {choices
                .filter((stars) => Math.ceil(stars) === star)
                .map((stars) => (
                  <label
                    key={stars}
                    title={RATING_MESSAGES.give(stars)}
                    data-half={Number.isInteger(stars) ? undefined : ''}
                  >
                    <input
                      type="radio"
                      name={id}
                      value={stars}
                      checked={own === stars}
                      // A choice before the island is awake would be shown and not kept.
                      disabled={!inBrowser && drawnHalves === undefined}
                      ref={stars === (own ?? choices[0]) ? first : undefined}
                      onChange={() => onStars(stars)}
                      onKeyDown={onKeyDown}
                    />
                    <span className="sr-only">{RATING_MESSAGES.give(stars)}</span>
                  </label>
                ))}
            </span>
          ))}
        </div>
        {own !== null && (
          <button type="button" className="review-action" onClick={onClear}>
            {clear.label}
            <span className="sr-only"> {clear.of}</span>
          </button>
        )}
      </div>
    </div>
  );
}
