import { useEffect, useRef, type SubmitEvent } from 'react';
import { REVIEW_MESSAGES, WORDS } from '../../domain/messages.ts';
import { isReviewPostable, type Review } from '../../domain/reviews/reviews.ts';
import { $drafts, draftOf, keepDraft, keepTellsEnd, tellsEndOf } from '../../stores/drafts.ts';
import { saveEdit } from '../../stores/reviews/edited-review.ts';
import { $reviewWork, cancelEdit } from '../../stores/reviews/own-reviews.ts';
import { useStore } from '../ui/use-store.ts';
import { ReviewField } from './ReviewField.tsx';
import { TellsEnd } from './TellsEnd.tsx';

/** An own review being edited where it stands; only Cancel forgets what was typed. */
export function ReviewEditor({ review }: { review: Review }) {
  const drafts = useStore($drafts);
  const text = draftOf(drafts, review.id, review.author) ?? review.text;
  const tells = tellsEndOf(drafts, review.id, review.author) ?? review.tellsEnd;
  const saving = useStore($reviewWork).kind === 'saving';
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);

  function onSubmit(event?: SubmitEvent) {
    event?.preventDefault();
    void saveEdit(review, text, tells);
  }

  return (
    <form method="dialog" className="mt-2" onSubmit={onSubmit} aria-busy={saving}>
      <ReviewField
        ref={field}
        label={REVIEW_MESSAGES.field.edit}
        text={text}
        readOnly={saving}
        onText={(next) => keepDraft(review.id, review.author, next)}
        onSubmit={onSubmit}
      />
      <TellsEnd
        checked={tells}
        disabled={saving}
        onChange={(next) => keepTellsEnd(review.id, review.author, text, next)}
      />
      <div className="flex gap-3">
        <button type="submit" className="button button-primary" disabled={saving || !isReviewPostable(text)}>
          {saving ? REVIEW_MESSAGES.saving : REVIEW_MESSAGES.save}
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={saving}
          onClick={() => cancelEdit(review.id, review.author)}
        >
          {WORDS.cancel}
        </button>
      </div>
    </form>
  );
}
