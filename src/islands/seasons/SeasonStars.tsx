import { useState, type ReactNode } from 'react';
import { COUNTS, RATING_MESSAGES, SEASON_STARS_MESSAGES as words } from '../../domain/messages.ts';
import { averageText, type RatingSummary } from '../../domain/reviews/averages.ts';
import type { SeasonPlace } from '../../domain/seasons/season-stars.ts';
import { asSignedIn } from '../../stores/permission.ts';
import { $session } from '../../stores/session.ts';
import { StarsDisplay } from '../shared/StarsDisplay.tsx';
import { late } from '../ui/late.tsx';
import { useStore } from '../ui/use-store.ts';

interface SeasonStarsProps extends SeasonPlace {
  /** What the season is called. */
  name: string;
  /** What the server rendered, the same for everybody; null while it could not be loaded. */
  ratings: RatingSummary | null;
  /** Whether the request carried a session: what to show until the first check is over. */
  signedIn: boolean;
  /** Whether whoever the page was drawn for gives halves, and their stars until they are known here. */
  halves?: boolean | undefined;
  children?: ReactNode;
}

const LateStars = late(() => import('./OwnSeasonStars.tsx').then((script) => script.OwnSeasonStars));

/** What people here gave a season; for somebody signed in the stars of their own, of its episodes too, which come late. */
export function SeasonStars({ children, signedIn, ...place }: SeasonStarsProps) {
  const { ratings } = place;
  const session = useStore($session);
  const [summary, setSummary] = useState(ratings);
  const [isMissing, setMissing] = useState(false);
  const inside = session.kind === 'unknown' ? signedIn : session.kind === 'signedIn';
  function putOff() {
    setMissing(true);
    return () => setMissing(false);
  }
  return (
    <div className="grid justify-items-start gap-4">
      {summary && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1" data-season-rating>
          <StarsDisplay value={summary.average} className="text-xl" />
          <span>
            {summary.average === null
              ? RATING_MESSAGES.none
              : words.average(averageText(summary.average), COUNTS.ratings(summary.count))}
          </span>
        </p>
      )}
      {!inside && (
        <button
          type="button"
          className="button button-quiet [@media(scripting:none)]:hidden"
          onClick={() => void asSignedIn(RATING_MESSAGES.refused, () => setMissing(false))}
        >
          {RATING_MESSAGES.signIn}
        </button>
      )}
      <LateStars
        props={session.kind === 'signedIn' && !isMissing ? { ...place, onSummary: setSummary } : null}
        onMissing={putOff}
      />
      {children}
    </div>
  );
}
