import { map } from 'nanostores';
import { dismissReports, moderateReview, restoreModeratedReview } from '../../backend/admin/admin.ts';
import type { Client } from '../../backend/client.ts';
import { ADMIN_MESSAGES } from '../../domain/messages.ts';
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
  return moderate(review, ADMIN_MESSAGES.removeFailed, async (client) => {
    if (!(await moderateReview(client, review.kind, review.id, reason))) {
      showToast(ADMIN_MESSAGES.alreadyGone);
      return 'gone';
    }
    currentEnvironment().pageChanged(titleOf(review));
    showToast({
      ...ADMIN_MESSAGES.removed,
      action: { label: ADMIN_MESSAGES.undo, run: () => void restoreReview(review) },
    });
    return 'removed';
  });
}

/** Brings a removed review back. */
export function restoreReview(review: ModeratedReview): Promise<boolean> {
  return moderate(review, ADMIN_MESSAGES.restoreFailed, async (client) => {
    if (!(await restoreModeratedReview(client, review.id))) {
      showToast({ ...ADMIN_MESSAGES.tooLate, destructive: true });
      return 'gone';
    }
    currentEnvironment().pageChanged(titleOf(review));
    showToast(ADMIN_MESSAGES.restored);
    return 'restored';
  });
}

/** Lets a reported review stay: its reports leave the queue. */
export function keepReview(review: ModeratedReview): Promise<boolean> {
  return moderate(review, ADMIN_MESSAGES.dismissFailed, async (client) => {
    showToast(ADMIN_MESSAGES.dismissed(await dismissReports(client, review.kind, review.id)));
    return 'kept';
  });
}
