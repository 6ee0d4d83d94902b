import { useEffect, useRef, type SubmitEvent } from 'react';
import { REVIEW_MESSAGES } from '../../domain/messages.ts';
import { isReviewPostable } from '../../domain/reviews/reviews.ts';
import { titleKey, type TitleId } from '../../domain/title.ts';
import { $drafts, draftOf, keepDraft, keepTellsEnd, tellsEndOf } from '../../stores/drafts.ts';
import { $reviewWork, postDraft } from '../../stores/reviews/own-reviews.ts';
import { useStore } from '../ui/use-store.ts';
import { ReviewField } from './ReviewField.tsx';
import { TellsEnd } from './TellsEnd.tsx';
import { useWantedFocus } from './use-wanted-focus.ts';

interface ComposerProps {
  title: TitleId;
  /** Null until it is known who is signed in. */
  userId: string | null;
  /** Whether somebody has just signed in to write. */
  wanted: boolean;
}

/** Where a review is written; what was typed stays until it is posted. */
export function Composer({ title, userId, wanted }: ComposerProps) {
  const about = titleKey(title);
  const drafts = useStore($drafts);
  const text = (userId && draftOf(drafts, about, userId)) ?? '';
  const posting = useStore($reviewWork).kind === 'posting';
  const field = useWantedFocus<HTMLTextAreaElement>(wanted);
  const wasPosting = useRef(false);

  useEffect(() => {
    // The button that had the focus could not keep it while it was disabled.
    if (wasPosting.current && !posting) field.current?.focus({ preventScroll: true });
    wasPosting.current = posting;
  }, [posting, field]);

  function onSubmit(event?: SubmitEvent) {
    event?.preventDefault();
    postDraft(title);
  }

  return (
    <form method="dialog" onSubmit={onSubmit} aria-busy={posting}>
      <ReviewField
        ref={field}
        label={REVIEW_MESSAGES.field.label}
        placeholder={REVIEW_MESSAGES.field.placeholder}
        text={text}
        readOnly={posting || !userId}
        onText={(next) => userId && keepDraft(about, userId, next || null)}
        onSubmit={onSubmit}
      />
      <TellsEnd
        checked={userId !== null && tellsEndOf(drafts, about, userId) === true}
        disabled={posting || !userId}
        onChange={(tells) => userId && keepTellsEnd(about, userId, text, tells)}
      />
      <button type="submit" className="button button-primary" disabled={posting || !isReviewPostable(text)}>
        {posting ? REVIEW_MESSAGES.posting : REVIEW_MESSAGES.post}
      </button>
    </form>
  );
}
