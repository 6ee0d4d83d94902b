import { m } from '../../paraglide/messages.js';
import type { RatingSummary } from '../../core/averages.ts';
import { asSignedIn } from '../../core/stores/permission.ts';
import { SeasonRating } from './SeasonRating.tsx';

interface SeasonStarsProps {
  /** Null if the server could not load them. */
  ratings: RatingSummary | null;
}

/** The average rating of a season, and a visitor's button to rate it. */
export function SeasonStars({ ratings }: SeasonStarsProps) {
  return (
    <div className="grid justify-items-start gap-4">
      {ratings && <SeasonRating {...ratings} />}
      <button
        type="button"
        className="button button-quiet [@media(scripting:none)]:hidden"
        onClick={() =>
          void asSignedIn({ title: m.toast_please_sign_in(), text: m.rating_refused_text() }, () => undefined)
        }
      >
        {m.rating_sign_in()}
      </button>
    </div>
  );
}
