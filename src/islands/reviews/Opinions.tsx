import { useEffect, useState } from 'react';
import type { Opinions as Known } from '../../domain/opinions.ts';
import { RATING_MESSAGES, REVIEW_MESSAGES } from '../../domain/messages.ts';
import { ratingsShownOnce } from '../../domain/reviews.ts';
import { titleKey, type TitleId } from '../../domain/title.ts';
import { $drafts, openDrafts } from '../../stores/drafts.ts';
import { openOpinions } from '../../stores/opinions.ts';
import { asSignedIn } from '../../stores/permission.ts';
import { $rating } from '../../stores/ratings.ts';
import { $reviews, $shownReviews, viewOf } from '../../stores/reviews.ts';
import { $session } from '../../stores/session.ts';
import { useStore } from '../ui/use-store.ts';
import { Composer } from './Composer.tsx';
import { RatingPanel } from './RatingPanel.tsx';
import { ReviewList } from './ReviewList.tsx';

interface OpinionsProps {
  title: TitleId;
  /** What the server rendered, the same for everybody. */
  opinions: Known;
  /** Whether the request carried a session: what to show until the first check is over. */
  signedIn: boolean;
  backendUrl: string;
}

/** Ratings and reviews of a title: everybody's from the server, one's own once it is known who looks. */
export function Opinions({ title, opinions, signedIn, backendUrl }: OpinionsProps) {
  const session = useStore($session, { ssr: 'initial' });
  const rating = useStore($rating, { ssr: 'initial' });
  const reviews = useStore($reviews, { ssr: 'initial' });
  const current = useStore($shownReviews, { ssr: 'initial' });
  const drafts = useStore($drafts, { ssr: 'initial' });
  const [wanted, setWanted] = useState<'rate' | 'write'>();
  useEffect(() => {
    openDrafts();
    openOpinions(title, opinions);
  }, [title, opinions]);

  const view = reviews ?? viewOf(title, opinions);
  const inside = session.kind === 'unknown' ? signedIn : session.kind === 'signedIn';
  const { signIn, refused, draftKept } = REVIEW_MESSAGES;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[320px_1fr]">
      <RatingPanel
        summary={rating ? rating.summary : opinions.kind === 'ok' ? opinions.ratings : null}
        own={rating?.own ?? null}
        signedIn={inside}
        wanted={wanted === 'rate'}
        onSignIn={() => asSignedIn(RATING_MESSAGES.refused, () => setWanted('rate'))}
      />
      <div className="flex min-w-0 flex-col gap-8">
        {inside ? (
          <Composer
            title={title}
            userId={session.kind === 'signedIn' ? session.account.id : null}
            wanted={wanted === 'write'}
          />
        ) : (
          <div>
            <button
              type="button"
              className="button button-primary"
              onClick={() => asSignedIn(refused, () => setWanted('write'))}
            >
              {signIn}
            </button>
            {drafts[titleKey(title)]?.text.trim() && <p className="mt-2 text-ink-soft">{draftKept}</p>}
          </div>
        )}
        <ReviewList
          view={view}
          shown={reviews ? current : ratingsShownOnce(view.reviews)}
          backendUrl={backendUrl}
        />
      </div>
    </div>
  );
}
