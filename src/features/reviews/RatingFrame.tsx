import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { useEffect, type ReactNode } from 'react';
import { averageText, type InitialRatings } from '../../core/averages.ts';
import type { TitleId } from '../../core/title.ts';
import { $rating, openRating } from './ratings.store.ts';
import { StarsDisplay } from '../../core/ui/StarsDisplay.tsx';
import { useStore } from '../../core/ui/use-store.ts';

export interface RatingPanelProps {
  title: TitleId;
  /** As rendered; null if loading failed. */
  ratings: InitialRatings | null;
}

interface RatingFrameProps extends RatingPanelProps {
  onSignIn?: () => void;
  /** A signed-in user's controls; without them a button to sign in. */
  children?: ReactNode;
}

/** The average rating of a title. */
export function RatingFrame({ title, ratings, onSignIn, children }: RatingFrameProps) {
  const rating = useStore($rating);
  useEffect(() => openRating(title, ratings), [title, ratings]);

  const summary = rating ? rating.summary : ratings;
  return (
    <div className="rating-panel flex flex-wrap items-center justify-between gap-5 self-start rounded-xl border border-ground-line bg-ground-raised p-6 lg:sticky lg:top-20 lg:flex-col lg:items-start">
      {summary && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {summary.average !== null && (
            <span className="font-display text-4xl font-semibold">{averageText(summary.average)}</span>
          )}
          <span>
            <StarsDisplay value={summary.average} className="text-xl" />
            <span className="block text-sm text-ink-mute">{m.count_ratings(counted(summary.count))}</span>
          </span>
        </p>
      )}
      {children ?? (
        <>
          <button type="button" className="button button-quiet" onClick={onSignIn}>
            {m.rating_sign_in()}
          </button>
          <p className="hidden text-sm text-ink-mute [@media(scripting:none)]:block">
            {m.rating_without_scripts()}
          </p>
        </>
      )}
    </div>
  );
}
