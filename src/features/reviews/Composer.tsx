import { m } from '../../paraglide/messages.js';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type SubmitEvent } from 'react';
import type { RefusedReview } from './opinions.ts';
import { isReviewPostable } from './reviews.ts';
import { pageAddress, titlePath } from '../../core/routes.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import { $drafts, draftOf, keepDraft, keepTellsEnd, tellsEndOf } from '../../core/stores/drafts.ts';
import { $reviewWork, postDraft } from './own-reviews.store.ts';
import { useInBrowser } from '../../core/ui/use-in-browser.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { ReviewField } from './ReviewField.tsx';
import { TellsEnd } from './TellsEnd.tsx';
import { useWantedFocus } from './use-wanted-focus.client.ts';

interface ComposerProps {
  title: TitleId;
  /** Null until the session is loaded. */
  userId: string | null;
  /** The review that was posted before hydration and refused. */
  refused: RefusedReview | null;
  /** Whether the user has just signed in to write. */
  wanted: boolean;
}

/** Writes a review; the draft is kept until it is posted. */
export function Composer({ title, userId, refused, wanted }: ComposerProps) {
  const about = titleKey(title);
  const drafts = useStore($drafts);
  const isHydrated = useInBrowser();
  const sent = isHydrated ? null : refused;
  const text = (userId && draftOf(drafts, about, userId)) ?? sent?.text ?? '';
  const posting = useStore($reviewWork).kind === 'posting';
  const field = useWantedFocus<HTMLTextAreaElement>(wanted);
  const wasPosting = useRef(false);

  const draftRefused = useEffectEvent(() => {
    if (!refused || !userId) return;
    keepDraft(about, userId, refused.text);
    keepTellsEnd(about, userId, refused.text, refused.tellsEnd);
  });
  // Before the first render without the refused text.
  useLayoutEffect(() => draftRefused(), []);

  useEffect(() => {
    // The button lost the focus while it was disabled.
    if (wasPosting.current && !posting) field.current?.focus({ preventScroll: true });
    wasPosting.current = posting;
  }, [posting, field]);

  function onSubmit(event?: SubmitEvent) {
    event?.preventDefault();
    postDraft(title);
  }

  return (
    <form
      method="post"
      action={pageAddress(`${titlePath(title)}#reviews`)}
      onSubmit={onSubmit}
      aria-busy={posting}
    >
      <ReviewField
        ref={field}
        label={m.review_field_label()}
        placeholder={m.review_field_placeholder()}
        text={text}
        readOnly={posting || !userId}
        onText={(next) => userId && keepDraft(about, userId, next || null)}
        onSubmit={onSubmit}
      />
      <TellsEnd
        checked={(userId ? tellsEndOf(drafts, about, userId) : null) ?? sent?.tellsEnd ?? false}
        disabled={posting || !userId}
        onChange={(tells) => userId && keepTellsEnd(about, userId, text, tells)}
      />
      {refused && (
        <p role="alert" className="mb-3 text-danger">
          {refused.text === text && refused.problem}
        </p>
      )}
      <button
        type="submit"
        className="button button-primary"
        disabled={isHydrated && (posting || !isReviewPostable(text))}
      >
        {posting ? m.review_posting() : m.review_post()}
      </button>
    </form>
  );
}
