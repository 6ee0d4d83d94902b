import { STARS, type Stars } from '../../domain/reviews.ts';
import { rate } from '../../stores/ratings.ts';

interface StarInputProps {
  own: Stars | null;
  /** Takes the focus, once somebody signed in to rate. */
  autoFocus: boolean;
}

/** One's own rating: five radio buttons that look like stars, and a way to take it back. */
export function StarInput({ own, autoFocus }: StarInputProps) {
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
                autoFocus={autoFocus && stars === (own ?? 1)}
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
