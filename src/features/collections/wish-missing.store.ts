import { counted } from '../../core/format.ts';
import { m } from '../../paraglide/messages.js';
import { unwish, wishMissing as writeMissing, type Wished } from './wish-missing.queries.ts';
import type { ListChange, ListTitle } from '../../core/lists.ts';
import { titleKey } from '../../core/title.ts';
import { attempt, failureToast } from '../../core/stores/attempt.ts';
import type { knownSession } from '../../core/stores/session.ts';
import type { Toasts } from '../../core/stores/toasts.ts';
import type { Marks } from '../marks/marks.store.ts';

function changesOf(titles: readonly ListTitle[], present: boolean, addedAt: string | null): ListChange[] {
  return titles.map((title) => ({ list: 'wishlist', title, present, addedAt }));
}

interface Lent {
  toasts: Toasts;
  marks: Marks;
  knownSession: typeof knownSession;
  askToSignIn: (why: string, after: () => unknown) => void;
}

/**
 * Adds those movies to the wishlist that are neither in it nor watched: shown at once (optimistic update), written in
 * one request, undone as one. Signed-out users are asked to sign in first. Resolves once the result is shown.
 */
export async function wishMissing(lent: Lent, find: () => Promise<ListTitle[]>): Promise<void> {
  const { toasts, marks } = lent;

  async function takeBack(titles: readonly ListTitle[], wished: Wished): Promise<void> {
    const undone = await marks.attempt((client, userId) => unwish(client, userId, wished));
    if (!undone) return;
    if (undone.kind === 'failed') {
      toasts.show(failureToast(undone, { title: m.toast_error(), text: m.undo_failed_text() }));
      return;
    }
    marks.tell(changesOf(titles, false, null));
    toasts.show({
      title: m.wish_missing_undone_title({ count: undone.value }),
      text: m.wish_missing_undone_text(counted(undone.value)),
    });
  }

  async function addMissing(movies: readonly ListTitle[]): Promise<void> {
    await marks.load(movies);
    if (marks.owner() === null) return;
    const missing = movies.filter((movie) => {
      const lists = marks.known(titleKey(movie));
      return !lists?.watched && !lists?.wishlist;
    });
    if (missing.length === 0) {
      toasts.show({ title: m.wish_missing_none_title(), text: m.wish_missing_none_text() });
      return;
    }
    for (const title of missing) {
      marks.showEdits(titleKey(title), [{ list: 'wishlist', title, present: true }]);
    }
    const wished = await marks.attempt((client) => writeMissing(client, missing));
    if (!wished) return;
    const added =
      wished.kind === 'ok' ? missing.filter(({ id }) => wished.value.ids.includes(id)) : ([] as ListTitle[]);
    if (wished.kind === 'ok') marks.tell(changesOf(added, true, wished.value.addedAt));
    for (const title of missing) marks.showEdits(titleKey(title), []);
    if (wished.kind === 'failed') {
      toasts.show(failureToast(wished, { title: m.toast_error(), text: m.wish_missing_failed_text() }));
      return;
    }
    if (added.length === 0) {
      toasts.show({ title: m.wish_missing_none_title(), text: m.wish_missing_none_text() });
      return;
    }
    const run = marks.offered(() => void takeBack(added, wished.value));
    toasts.show({
      title: m.wish_missing_added_title({ count: added.length }),
      text: m.wish_missing_added_text(counted(added.length)),
      action: { label: m.undo_label(), run },
    });
  }

  async function add(): Promise<void> {
    const found = await attempt(find);
    if (found.kind === 'failed')
      toasts.show(failureToast(found, { title: m.toast_error(), text: m.wish_missing_failed_text() }));
    else await addMissing(found.value);
  }

  const known = await attempt(lent.knownSession);
  if (known.kind === 'failed')
    toasts.show(failureToast(known, { title: m.toast_error(), text: m.wish_missing_failed_text() }));
  else if (known.value.kind === 'signedIn') await add();
  else {
    toasts.show({ title: m.toast_please_sign_in(), text: m.wish_missing_sign_in_text(), quiet: true });
    lent.askToSignIn(m.wish_missing_sign_in_text(), add);
  }
}
