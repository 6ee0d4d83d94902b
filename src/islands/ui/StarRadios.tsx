import { useId, useRef, type RefObject } from 'react';
import { COUNTS } from '../../domain/messages.ts';
import { STARS, type Stars } from '../../domain/reviews/reviews.ts';
import { useInBrowser } from './use-in-browser.ts';

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
}

/** Stars somebody gives: five radio buttons that look like stars, and a way to take them back. */
export function StarRadios({ label, labelShown = true, own, onStars, first, clear }: StarRadiosProps) {
  const id = useId();
  const inBrowser = useInBrowser();
  const group = useRef<HTMLDivElement>(null);

  function onClear() {
    // The button goes with the stars, and the focus must not go with it.
    group.current?.querySelector('input')?.focus();
    onStars(null);
  }

  return (
    <div>
      <p id={id} className={labelShown ? 'text-sm font-semibold text-ink-soft' : 'sr-only'}>
        {label}
      </p>
      <div className="flex min-h-11 items-center gap-3">
        <div ref={group} role="radiogroup" aria-labelledby={id} className="star-input">
          {STARS.map((stars) => (
            <label key={stars} title={COUNTS.stars(stars)}>
              <input
                type="radio"
                name={id}
                value={stars}
                checked={own === stars}
                // A choice before the island is awake would be shown and not kept.
                disabled={!inBrowser}
                ref={stars === (own ?? 1) ? first : undefined}
                onChange={() => onStars(stars)}
              />
              <span className="sr-only">{COUNTS.stars(stars)}</span>
            </label>
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
