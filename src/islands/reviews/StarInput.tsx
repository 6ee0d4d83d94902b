import { STARS, type Stars } from '../../domain/reviews.ts';
import { rate } from '../../stores/ratings.ts';
import { useWantedFocus } from './use-wanted-focus.ts';

interface StarInputProps {
  own: Stars | null;
  /** Whether somebody has just signed in to rate. */
  wanted: boolean;
}

/** One's own rating: five radio buttons that look like stars, and a way to take it back. */
export function StarInput({ own, wanted }: StarInputProps) {
  const first = useWantedFocus<HTMLInputElement>(wanted);
  return (
    <div>
      <p id="own-rating" className="text-sm font-semibold text-ink-soft">
        Your rating
      </p>
      <div className="flex min-h-11 items-center gap-3">
        <div role="radiogroup" aria-labelledby="own-rating" className="star-input">
          {STARS.map((stars) => (
            <label key={stars} title={`${stars} ${stars === 1 ? 'star' : 'stars'}`}>
              <input
                type="radio"
                name="own-rating"
                value={stars}
                checked={own === stars}
                ref={stars === (own ?? 1) ? first : undefined}
                onChange={() => rate(stars)}
              />
              <span className="sr-only">
                {stars} {stars === 1 ? 'star' : 'stars'}
              </span>
            </label>
          ))}
        </div>
        {own !== null && (
          <button type="button" className="review-action" onClick={() => rate(null)}>
            Clear<span className="sr-only"> your rating</span>
          </button>
        )}
      </div>
    </div>
  );
}
