import { copyList } from '../../backend/custom-lists/custom-lists.ts';
import {
  CUSTOM_LISTS_API,
  listPath,
  type CustomList,
  type ListContents,
  type Visibility,
} from '../../domain/custom-lists/custom-lists.ts';
import {
  CUSTOM_LIST_MESSAGES,
  EDIT_LIST_MESSAGES,
  MY_LISTS_MESSAGES,
  UNDO_MESSAGES,
} from '../../domain/messages.ts';
import { attempt, attemptWithBackend, sayFailure, type Attempt } from '../attempt.ts';
import { openAuthDialog } from '../auth/auth-dialog.ts';
import { currentEnvironment } from '../environment.ts';
import { send } from '../own-server.ts';
import { knownSession, personNow } from '../session.ts';
import { showToast } from '../toasts.ts';
import { tellListChange } from './news.ts';

/** What names a list to the server. */
export type NamedList = Pick<CustomList, 'id' | 'address' | 'name'>;

/** Has the server show or hide a list, remove it or put it back: whoever looks at it next sees that. */
export async function changeShowing(
  { id, address }: NamedList,
  to: Visibility | 'removed' | 'back',
): Promise<Attempt<unknown>> {
  const done = await attempt(() => send('POST', CUSTOM_LISTS_API, { id, address, to }));
  if (done.kind === 'ok') tellListChange(address);
  return done;
}

/** Says who may see a list; answers whether they may now. */
export async function setVisibility(list: NamedList, visibility: Visibility): Promise<boolean> {
  const done = await changeShowing(list, visibility);
  // No visibility that is offered is invalid but for a list that an admin has hidden.
  const { hiddenByAdmin, visibilityFailed } = EDIT_LIST_MESSAGES;
  if (done.kind === 'failed') sayFailure(done, done.code === 'invalid' ? hiddenByAdmin : visibilityFailed);
  return done.kind === 'ok';
}

/** Begins what only somebody signed in can do with lists; who is not is asked to sign in, and goes on then. */
export async function beginWithLists(goOn: () => void): Promise<void> {
  const known = await attempt(knownSession);
  if (known.kind === 'failed') sayFailure(known, MY_LISTS_MESSAGES.createFailed);
  else if (known.value.kind === 'signedIn') goOn();
  else {
    showToast(MY_LISTS_MESSAGES.refused);
    openAuthDialog('signIn', goOn, undefined, MY_LISTS_MESSAGES.refused.text);
  }
}

/** Copies a list one may read to a private one of the person's own; the toast leads there and takes it back. */
export async function copyToMine({
  address,
  name,
  ownerName,
}: Pick<ListContents, 'address' | 'name' | 'ownerName'>): Promise<void> {
  const source = EDIT_LIST_MESSAGES.copiedFrom(name, ownerName ?? CUSTOM_LIST_MESSAGES.nobody);
  const copied = await attemptWithBackend((client) => copyList(client, address, source));
  if (copied.kind === 'failed') {
    const { tooMany } = MY_LISTS_MESSAGES;
    return sayFailure(copied, copied.code === 'invalid' ? tooMany : EDIT_LIST_MESSAGES.copyFailed);
  }
  const copy = { ...copied.value, name };
  const owner = personNow();
  tellListChange(copy.address);
  showToast({
    ...EDIT_LIST_MESSAGES.copied(name),
    action: { label: UNDO_MESSAGES.label, run: () => void (personNow() === owner && takeBack(copy)) },
    more: { label: EDIT_LIST_MESSAGES.view, run: () => currentEnvironment().page.open(listPath(copy)) },
  });
}

async function takeBack(copy: NamedList): Promise<void> {
  const gone = await changeShowing(copy, 'removed');
  if (gone.kind === 'failed') sayFailure(gone, MY_LISTS_MESSAGES.removeFailed);
  else showToast(UNDO_MESSAGES.done);
}

/** Puts the address of a list into the clipboard. */
export async function copyLink(list: Pick<CustomList, 'address' | 'name'>): Promise<void> {
  const { linkCopied, linkFailed } = EDIT_LIST_MESSAGES;
  const address = currentEnvironment().page.origin + listPath(list);
  // Browsers forbid it to pages they do not trust; the address can be read all the same.
  const said = await navigator.clipboard.writeText(address).then(
    () => linkCopied,
    () => ({ ...linkFailed, destructive: true }),
  );
  showToast(said);
}
