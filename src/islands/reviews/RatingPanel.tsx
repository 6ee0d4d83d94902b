import { useEffect, useState, type ReactNode } from 'react';
import { averageText, type DrawnRatings } from '../../domain/reviews/averages.ts';
import { COUNTS, RATING_MESSAGES } from '../../domain/messages.ts';
import type { TitleId } from '../../domain/title.ts';
import { asSignedIn } from '../../stores/permission.ts';
import { $rating, openRating } from '../../stores/reviews/ratings.ts';
import { $session } from '../../stores/session.ts';
import { StarsDisplay } from '../shared/StarsDisplay.tsx';
import { useStore } from '../ui/use-store.ts';
import { late } from '../ui/late.tsx';
import { StarInput } from './StarInput.tsx';

const LateWatches = late(() => import('./OwnWatches.tsx').then((script) => script.OwnWatches));

interface RatingPanelProps {
  title: TitleId;
  /** What the server rendered; null while it could not be loaded. */
  ratings: DrawnRatings | null;
  /** Whether the request carried a session: what to show until the first check is over. */
  signedIn: boolean;
  /** One's watches as the server drew them, until they are known here. */
  children?: ReactNode;
}

/** What everybody gave a title, and what one gives oneself. */
export function RatingPanel({ title, ratings, signedIn, children }: RatingPanelProps) {
  const session = useStore($session);
  const rating = useStore($rating);
  const [wanted, setWanted] = useState(false);
  const [watches, setWatches] = useState(true);
  useEffect(() => openRating(title, ratings), [title, ratings]);
  function withoutWatches() {
    setWatches(false);
    return () => setWatches(true);
  }

  const summary = rating ? rating.summary : ratings;
  const inside = session.kind === 'unknown' ? signedIn : session.kind === 'signedIn';
  return (
    <div className="rating-panel">
      {summary && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {summary.average !== null && (
            <span className="font-display text-4xl font-semibold">{averageText(summary.average)}</span>
          )}
          <span>
            <StarsDisplay value={summary.average} className="text-xl" />
            <span className="block text-sm text-ink-mute">{COUNTS.ratings(summary.count)}</span>
          </span>
        </p>
      )}
      {inside ? (
        <div>
          <StarInput own={(rating ?? ratings)?.own ?? null} drawnHalves={ratings?.halves} wanted={wanted} />
          <LateWatches
            props={session.kind === 'signedIn' && watches ? { title } : null}
            onMissing={withoutWatches}
          />
          {children}
        </div>
      ) : (
        <>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => asSignedIn(RATING_MESSAGES.refused, () => setWanted(true))}
          >
            {RATING_MESSAGES.signIn}
          </button>
          <p className="hidden text-sm text-ink-mute [@media(scripting:none)]:block">
            {RATING_MESSAGES.withoutScripts}
          </p>
        </>
      )}
    </div>
  );
}
