import { m } from '../../paraglide/messages.js';
import { useEffect, useRef } from 'react';
import { visibleName } from './opinions.ts';
import { pageAddress, profilePath } from '../../core/routes.ts';
import type { Review } from './reviews.ts';
import { $editedReview } from './own-reviews.store.ts';
import { StarsDisplay } from '../../core/ui/StarsDisplay.tsx';
import { lazyPart } from '../../core/ui/lazy.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import { AuthorAvatar } from './AuthorAvatar.tsx';
import { OwnActions } from './OwnActions.tsx';
import { ReportButton } from './ReportButton.tsx';
import { ReviewText } from './ReviewText.tsx';
import { ReviewTime } from './ReviewTime.tsx';

const ReviewEditor = lazyPart(() => import('./ReviewEditor.tsx').then((script) => script.ReviewEditor));

interface ReviewItemProps {
  review: Review;
  backendUrl: string;
}

/** A review. Its name and text are untrusted: styles keep them within their element. */
export function ReviewItem({ review, backendUrl }: ReviewItemProps) {
  const edited = useStore($editedReview) === review.id;
  const article = useRef<HTMLElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // Returns the focus to the button that opened the editor.
    if (wasEdited.current && !edited) article.current?.querySelector('button')?.focus();
    wasEdited.current = edited;
  }, [edited]);

  const editing = edited && review.isOwn;

  const name = visibleName(review.authorName) ?? m.review_nameless();
  return (
    <article ref={article} className="flex gap-4 py-5" tabIndex={-1} data-review={review.id}>
      <AuthorAvatar name={name} stored={review.avatarUrl} backendUrl={backendUrl} />
      <div className="min-w-0 flex-1">
        <header className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="overflow-hidden font-sans text-base tracking-normal [overflow-wrap:anywhere]">
            {review.handle ? (
              <a
                className="underline-offset-4 hover:underline"
                href={pageAddress(profilePath(review.handle))}
              >
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}
          </h3>
          {review.isOwn && <span className="text-sm font-semibold text-marquee">{m.review_you()}</span>}
          {review.isFollowed && <span className="text-sm text-ink-mute">{m.review_followed()}</span>}
          {review.rating !== null && <StarsDisplay value={review.rating} />}
          <p className="text-sm text-ink-mute">
            <ReviewTime moment={review.createdAt} />
            {review.editedAt && ` · ${m.review_edited()}`}
          </p>
        </header>
        {editing && <ReviewEditor review={review} />}
        {!editing && <ReviewText text={review.text} tellsEnd={review.tellsEnd} />}
        <div hidden={editing}>
          {review.isOwn ? <OwnActions review={review} /> : <ReportButton review={review} />}
        </div>
      </div>
    </article>
  );
}
