import { REASON_LIMIT } from './reason-limit.ts';
import { adminReasonsWords } from './admin-words.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { useId, useState, type SyntheticEvent } from 'react';
import type { ReviewOf } from './admin.ts';
import { $moderation, removeReview, type ModeratedReview } from './admin.store.ts';
import { Dialog } from '../../core/ui/Dialog.tsx';
import { useStore } from '../../core/ui/use-store.ts';

interface RemoveDialogProps {
  review: ModeratedReview;
  about: ReviewOf;
  onClose: () => void;
}

/** Asks for the reason of a removal, for the log. */
export function RemoveDialog({ review, about, onClose }: RemoveDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const working = useStore($moderation)[review.id] === 'working';
  const ready = reason.trim() !== '' && !working;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (ready && (await removeReview(review, reason))) onClose();
  }

  return (
    <Dialog title={m.admin_remove_review()} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)}>
        <p className="text-ink-soft [overflow-wrap:anywhere]">
          {m.admin_removing({ title: isolated(about.title), author: isolated(about.author) })}
        </p>
        <label htmlFor={id} className="mb-1.5 mt-4 block text-sm font-semibold">
          {m.admin_reason()}
        </label>
        <textarea
          id={id}
          className="field min-h-24 py-2"
          maxLength={REASON_LIMIT}
          required
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <p className="mt-2 flex flex-wrap gap-2">
          {adminReasonsWords().map((text) => (
            <button
              key={text}
              type="button"
              className="chip cursor-pointer hover:border-marquee hover:text-ink"
              onClick={() => setReason(text)}
            >
              {text}
            </button>
          ))}
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" className="button button-quiet" onClick={onClose}>
            {m.words_cancel()}
          </button>
          <button type="submit" className="button button-danger" aria-disabled={!ready}>
            {working ? m.admin_removing_now() : m.admin_remove_review()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
