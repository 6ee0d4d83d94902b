import { counted } from '../../domain/format.ts';
import { m } from '../../paraglide/messages.js';
import { map } from 'nanostores';
import { dismissReports, moderateReview, restoreModeratedReview } from '../../backend/admin/admin.ts';
import type { Client } from '../../backend/client.ts';
import type { Kind, TitleId } from '../../domain/title.ts';
import { attemptWithBackend, sayFailure } from '../attempt.ts';
import { currentEnvironment } from '../environment.ts';
import { showToast } from '../toasts.ts';
import { readable } from '../readable.ts';

/** A review as moderation knows it. */
export interface ModeratedReview {
  kind: Kind;
  id: string;
  titleId: number;
}

/** What became of a review on this page; a review nobody touched is not in here. */
export type ModerationState = 'working' | 'removed' | 'restored' | 'kept' | 'gone';

const $moderationNow = map<Record<string, ModerationState | undefined>>({});

/** By the id of the review. */
export const $moderation = readable($moderationNow);

function titleOf({ kind, titleId }: ModeratedReview): TitleId {
  return { kind, id: titleId };
}

/**
 * Does one thing to a review at a time. `act` answers what became of it; when it fails the review is as it
 * was, and the toast says what went wrong: the backend's own words where it refused.
 */
async function moderate(
  { id }: ModeratedReview,
  failure: { title: string; text: string },
  act: (client: Client) => Promise<ModerationState>,
): Promise<boolean> {
  const before = $moderation.get()[id];
  if (before === 'working') return false;
  $moderationNow.setKey(id, 'working');
  const attempted = await attemptWithBackend(async (client) => {
    $moderationNow.setKey(id, await act(client));
  });
  if (attempted.kind === 'ok') return true;
  $moderationNow.setKey(id, before);
  const told = attempted.code !== 'unavailable';
  sayFailure(attempted, told ? { ...failure, text: attempted.message } : failure);
  return false;
}

/** Removes somebody's review for a reason; the toast offers to undo it. False when it could not be done. */
export function removeReview(review: ModeratedReview, reason: string): Promise<boolean> {
  return moderate(review, { title: m.toast_error(), text: m.admin_remove_failed_text() }, async (client) => {
    if (!(await moderateReview(client, review.kind, review.id, reason))) {
      showToast({ title: m.admin_already_gone_title(), text: m.admin_already_gone_text() });
      return 'gone';
    }
    currentEnvironment().pageChanged(titleOf(review));
    showToast({
      title: m.admin_removed_title(),
      text: m.admin_removed_text(),
      action: { label: m.admin_undo(), run: () => void restoreReview(review) },
    });
    return 'removed';
  });
}

/** Brings a removed review back. */
export function restoreReview(review: ModeratedReview): Promise<boolean> {
  return moderate(review, { title: m.toast_error(), text: m.admin_restore_failed_text() }, async (client) => {
    if (!(await restoreModeratedReview(client, review.id))) {
      showToast({ title: m.admin_too_late_title(), text: m.admin_too_late_text(), destructive: true });
      return 'gone';
    }
    currentEnvironment().pageChanged(titleOf(review));
    showToast({ title: m.admin_restored_title(), text: m.admin_restored_text() });
    return 'restored';
  });
}

/** Lets a reported review stay: its reports leave the queue. */
export function keepReview(review: ModeratedReview): Promise<boolean> {
  return moderate(review, { title: m.toast_error(), text: m.admin_dismiss_failed_text() }, async (client) => {
    showToast({
      title: m.admin_dismissed_title(),
      text: m.admin_dismissed_text(counted(await dismissReports(client, review.kind, review.id))),
    });
    return 'kept';
  });
}
