import { m } from '../../paraglide/messages.js';
import { useEffect, useState } from 'react';
import type { Opinions, RefusedReview } from './opinions.ts';
import { ratingsShownOnce } from './reviews.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import { $drafts, openDrafts } from '../../core/stores/drafts.ts';
import { openOpinions } from './opinions.store.ts';
import { asSignedIn } from '../../core/stores/permission.ts';
import { $reviews, $shownReviews, viewOf } from './reviews.store.ts';
import { $session } from '../../core/stores/session.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { Composer } from './Composer.tsx';
import { ReviewList } from './ReviewList.tsx';

interface ReviewsProps {
  title: TitleId;
  /** As rendered, the same for everyone. */
  opinions: Opinions;
  /** Whether the request had a session: shown until the session is checked. */
  signedIn: boolean;
  /** Id of its user; null for a visitor, or if it could not be read. */
  userId: string | null;
  /** The review that was posted before hydration and refused. */
  refused: RefusedReview | null;
  backendUrl: string;
}

/** The reviews of a title, with the user's own once the session is loaded. */
export function Reviews({ title, opinions, signedIn, userId, refused, backendUrl }: ReviewsProps) {
  const session = useStore($session);
  const reviews = useStore($reviews);
  const current = useStore($shownReviews);
  const drafts = useStore($drafts);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    openDrafts();
    openOpinions(title, opinions);
  }, [title, opinions]);

  const view = reviews ?? viewOf(title, opinions);
  const inside = session.kind === 'unknown' ? signedIn : session.kind === 'signedIn';
  return (
    <div className="flex min-w-0 flex-col gap-8">
      {inside ? (
        <Composer
          title={title}
          userId={session.kind === 'signedIn' ? session.account.id : userId}
          refused={refused}
          wanted={wanted}
        />
      ) : (
        <div>
          <button
            type="button"
            className="button button-primary"
            onClick={() =>
              void asSignedIn({ title: m.toast_please_sign_in(), text: m.review_refused_text() }, () =>
                setWanted(true),
              )
            }
          >
            {m.review_sign_in()}
          </button>
          {drafts[titleKey(title)]?.text.trim() && (
            <p className="mt-2 text-ink-soft">{m.review_draft_kept()}</p>
          )}
        </div>
      )}
      <ReviewList
        view={view}
        shown={reviews ? current : ratingsShownOnce(view.reviews)}
        backendUrl={backendUrl}
      />
    </div>
  );
}
