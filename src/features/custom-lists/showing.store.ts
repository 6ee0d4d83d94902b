import { editListCopiedFrom } from './custom-lists-words.ts';
import { m } from '../../paraglide/messages.js';
import { copyList } from './custom-lists.queries.ts';
import { CUSTOM_LISTS_API, type CustomList, type ListContents, type Visibility } from './custom-lists.ts';
import { listPath } from '../../core/routes.ts';
import { attempt, attemptWithBackend, sayFailure, type Attempt } from '../../core/stores/attempt.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { send } from '../../core/stores/own-server.ts';
import { personNow } from '../../core/stores/session.ts';
import { showToast } from '../../core/stores/toasts.ts';
import { tellListChange } from './news.store.ts';

export type NamedList = Pick<CustomList, 'id' | 'address' | 'name'>;

/** Changes a list's visibility on the server, or removes or restores it; takes effect on the next request. */
export async function changeShowing(
  { id, address }: NamedList,
  to: Visibility | 'removed' | 'back',
): Promise<Attempt<unknown>> {
  const done = await attempt(() => send('POST', CUSTOM_LISTS_API, { id, address, to }));
  if (done.kind === 'ok') tellListChange(address);
  return done;
}

/** Sets who may see a list; returns whether it succeeded. */
export async function setVisibility(list: NamedList, visibility: Visibility): Promise<boolean> {
  const done = await changeShowing(list, visibility);
  // `invalid` can only mean that an admin has hidden the list.
  if (done.kind === 'failed')
    sayFailure(
      done,
      done.code === 'invalid'
        ? { title: m.toast_error(), text: m.edit_list_hidden_by_admin_text() }
        : { title: m.toast_error(), text: m.edit_list_visibility_failed_text() },
    );
  return done.kind === 'ok';
}

/** Copies a readable list to a private one of the user; the toast links to it and offers an undo. */
export async function copyToMine({
  address,
  name,
  ownerName,
}: Pick<ListContents, 'address' | 'name' | 'ownerName'>): Promise<void> {
  const source = editListCopiedFrom(name, ownerName ?? m.custom_list_nobody());
  const copied = await attemptWithBackend((client) => copyList(client, address, source));
  if (copied.kind === 'failed') {
    return sayFailure(
      copied,
      copied.code === 'invalid'
        ? { title: m.toast_error(), text: m.my_lists_too_many_text() }
        : { title: m.toast_error(), text: m.edit_list_copy_failed_text() },
    );
  }
  const copy = { ...copied.value, name };
  const owner = personNow();
  tellListChange(copy.address);
  showToast({
    title: m.edit_list_copied_title(),
    text: name,
    action: { label: m.undo_label(), run: () => void (personNow() === owner && takeBack(copy)) },
    more: { label: m.edit_list_view(), run: () => currentEnvironment().page.open(listPath(copy)) },
  });
}

async function takeBack(copy: NamedList): Promise<void> {
  const gone = await changeShowing(copy, 'removed');
  if (gone.kind === 'failed')
    sayFailure(gone, { title: m.toast_error(), text: m.my_lists_remove_failed_text() });
  else showToast({ title: m.undo_done_title(), text: m.undo_done_text() });
}

/** Copies a list's URL to the clipboard. */
export async function copyLink(list: Pick<CustomList, 'address' | 'name'>): Promise<void> {
  const address = currentEnvironment().page.origin + listPath(list);
  // Browsers may forbid clipboard access; the URL is visible anyway.
  const said = await navigator.clipboard.writeText(address).then(
    () => ({ title: m.edit_list_link_copied_title() }),
    () => ({ title: m.toast_error(), text: m.edit_list_link_failed_text(), destructive: true }),
  );
  showToast(said);
}
