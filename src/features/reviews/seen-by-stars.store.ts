import { listAddedBy } from '../cards/lists-words.ts';
import type { ListChange } from '../../core/lists.ts';
import type { RatedSeen } from '../marks/marks.ts';
import { m } from '../../paraglide/messages.js';
import { takeBackMark } from '../diary/watches.queries.ts';
import { attemptAsPerson, offeredToPerson } from '../../core/stores/as-person.ts';
import { sayFailure } from '../../core/stores/attempt.ts';
import { openMarked } from '../diary/log-watch.store.ts';
import { pageLists } from '../marks/create-lists.store.ts';
import { showToast } from '../../core/stores/toasts.ts';

/** How the lists changed; with `back` how they change when the mark is taken back. */
function changesOf({ title, logged }: RatedSeen, back: boolean): ListChange[] {
  const { markedAt = null, wishedAt = null } = logged ?? {};
  const present = logged !== null && !back;
  const watched: ListChange = { list: 'watched', title, present, addedAt: present ? markedAt : null };
  const wished: ListChange = { list: 'wishlist', title, present: back, addedAt: back ? wishedAt : null };
  return wishedAt === null ? [watched] : [watched, wished];
}

/** Shows that stars have marked a movie as watched, with an undo and the way to its day; or that the mark is gone. */
export function tellSeen(userId: string, seen: RatedSeen): void {
  pageLists().tellChanges(userId, changesOf(seen, false));
  const { title, logged } = seen;
  if (!logged?.markedAt) return;
  const { markedAt } = logged;
  showToast({
    ...listAddedBy.watched(title.title),
    action: { label: m.undo_label(), run: offeredToPerson(() => void takeBack(userId, seen, markedAt)) },
    more: { label: m.rated_seen_on(), run: offeredToPerson(() => void openMarked(title, markedAt)) },
  });
}

/** Takes the mark back; the stars stay. */
async function takeBack(userId: string, seen: RatedSeen, markedAt: string): Promise<void> {
  const taken = await attemptAsPerson((client) =>
    takeBackMark(client, seen.title, markedAt, seen.logged?.wishedAt ?? null),
  );
  if (!taken) return;
  if (taken.kind === 'failed') {
    sayFailure(taken, { title: m.toast_error(), text: m.undo_failed_text() });
    return;
  }
  if (taken.value) pageLists().tellChanges(userId, changesOf(seen, true));
  showToast({ title: m.undo_done_title(), text: m.undo_done_text() });
}
