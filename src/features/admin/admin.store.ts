import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { map } from 'nanostores';
import { dismissReports, moderateReview, restoreModeratedReview } from './admin.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Kind, TitleId } from '../../core/title.ts';
import { attemptWithBackend, sayFailure } from '../../core/stores/attempt.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { showToast } from '../../core/stores/toasts.ts';
import { readable } from '../../core/stores/readable.ts';

export interface ModeratedReview {
  kind: Kind;
  id: string;
  titleId: number;
}

/** What became of a review on this page; untouched reviews are absent. */
export type ModerationState = 'working' | 'removed' | 'restored' | 'kept' | 'gone';

const $moderationNow = map<Record<string, ModerationState | undefined>>({});

/** By review id. */
export const $moderation = readable($moderationNow);

function titleOf({ kind, titleId }: ModeratedReview): TitleId {
  return { kind, id: titleId };
}

/**
 * Runs one action on a review at a time. `act` returns the new state. On failure restores the old state and shows a
 * toast, with the backend's message if it refused.
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

/** Removes a review for a reason; the toast offers an undo. Returns false on failure. */
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

/** Restores a removed review. Returns false on failure. */
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

/** Dismisses the reports of a review, which stays. Returns false on failure. */
export function keepReview(review: ModeratedReview): Promise<boolean> {
  return moderate(review, { title: m.toast_error(), text: m.admin_dismiss_failed_text() }, async (client) => {
    showToast({
      title: m.admin_dismissed_title(),
      text: m.admin_dismissed_text(counted(await dismissReports(client, review.kind, review.id))),
    });
    return 'kept';
  });
}
