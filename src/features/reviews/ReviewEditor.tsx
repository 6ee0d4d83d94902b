import { m } from '../../paraglide/messages.js';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { editLimit, isReviewPostable, type Review } from './reviews.ts';
import { $drafts, draftOf, keepDraft, keepTellsEnd, tellsEndOf } from '../../core/stores/drafts.ts';
import { saveEdit } from './edited-review.store.ts';
import { $reviewWork, cancelEdit } from './own-reviews.store.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { ReviewField } from './ReviewField.tsx';
import { TellsEnd } from './TellsEnd.tsx';

/** Edits a review in place; only Cancel discards the draft. */
export function ReviewEditor({ review }: { review: Review }) {
  const drafts = useStore($drafts);
  const text = draftOf(drafts, review.id, review.author) ?? review.text;
  const tells = tellsEndOf(drafts, review.id, review.author) ?? review.tellsEnd;
  const limit = editLimit(review.text);
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
    <form className="mt-2" onSubmit={onSubmit} aria-busy={saving}>
      <ReviewField
        ref={field}
        label={m.review_field_edit()}
        text={text}
        limit={limit}
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
        <button
          type="submit"
          className="button button-primary"
          disabled={saving || !isReviewPostable(text, limit)}
        >
          {saving ? m.review_saving() : m.review_save()}
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={saving}
          onClick={() => cancelEdit(review.id, review.author)}
        >
          {m.words_cancel()}
        </button>
      </div>
    </form>
  );
}
