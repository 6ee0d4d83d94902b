import { averageText, ratingCountText, type RatingSummary, type Stars } from '../../domain/reviews.ts';
import { RATING_MESSAGES } from '../../domain/messages.ts';
import { StarsDisplay } from '../shared/StarsDisplay.tsx';
import { StarInput } from './StarInput.tsx';

interface RatingPanelProps {
  /** Null while it could not be loaded. */
  summary: RatingSummary | null;
  own: Stars | null;
  signedIn: boolean;
  /** Whether somebody has just signed in to rate. */
  wanted: boolean;
  onSignIn: () => void;
}

/** What everybody gave, and what one gives oneself. */
export function RatingPanel({ summary, own, signedIn, wanted, onSignIn }: RatingPanelProps) {
  return (
    <div className="rating-panel">
      {summary && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {summary.average !== null && (
            <span className="font-display text-4xl font-semibold">{averageText(summary.average)}</span>
          )}
          <span>
            <StarsDisplay value={summary.average} className="text-xl" />
            <span className="block text-sm text-ink-mute">{ratingCountText(summary.count)}</span>
          </span>
        </p>
      )}
      {signedIn ? (
        <StarInput own={own} wanted={wanted} />
      ) : (
        <button type="button" className="button button-quiet" onClick={onSignIn}>
          {RATING_MESSAGES.signIn}
        </button>
      )}
    </div>
  );
}
