import { LIST_MESSAGES } from '../domain/list-messages.ts';
import { LISTS, NO_MARKS, type ListMarks, type ListName, type ListTitle } from '../domain/lists.ts';
import { titleKey } from '../domain/title.ts';
import { openAuthDialog } from './auth-dialog.ts';
import { currentEnvironment } from './environment.ts';
import {
  $marks,
  followLists,
  knownMarks,
  loadMarks,
  marksOwner,
  showWishes,
  tellChanges,
} from './list-marks.ts';
import { sayDuplicate, sayFailed, writeWish, type ListChange, type ListWish } from './list-writes.ts';
import { knownSession } from './session.ts';
import { showToast } from './toasts.ts';

/** Milliseconds without another click after which a wish is written: of many fast clicks the last counts. */
const SETTLE_MS = 200;

/** What is being done about a title. */
interface Work {
  /** Not yet begun, in order, at most one a list. */
  wishes: ListWish[];
  writing: ListWish | null;
  clicks: number;
  done: Promise<void>;
}

/** By person and title: what one person left undone is not done in the name of the next. */
const works = new Map<string, Work>();

/** Takes the title into the list, or out of it when it is shown to be there. */
export async function toggleInList(list: ListName, title: ListTitle): Promise<void> {
  await whenSignedIn(list, title, () => {
    const key = titleKey(title);
    return want({ list, title, present: !$marks.get().get(key)?.[list], blind: !knownMarks(key) });
  });
}

/** Takes the title out of the list; the toast offers to put it back with the time it had. */
export async function removeWithUndo(list: ListName, title: ListTitle): Promise<void> {
  await whenSignedIn(list, title, () => want({ list, title, present: false }));
}

/** Refuses somebody who is signed out, and takes up the action once they have signed in. */
async function whenSignedIn(list: ListName, title: ListTitle, act: () => Promise<void>): Promise<void> {
  followLists();
  let session;
  try {
    session = await knownSession();
  } catch {
    sayFailed({ list, title, present: true });
    return;
  }
  if (session.kind === 'signedIn') return act();
  showToast(LIST_MESSAGES[list].signIn[title.kind]);
  // Whoever signs in to add a title wants it in the list, even if it turns out to be there already.
  openAuthDialog('signIn', () => want({ list, title, present: true, blind: true }));
}

/** Takes up a wish; resolves when nothing is left to be done about its title. */
async function want(wish: ListWish): Promise<void> {
  const userId = marksOwner();
  if (!userId) return;
  const key = `${userId} ${titleKey(wish.title)}`;
  let work = works.get(key);
  if (!work) {
    work = { wishes: [], writing: null, clicks: 0, done: Promise.resolve() };
    works.set(key, work);
  }
  const { opposite } = LISTS[wish.list][wish.title.kind];
  work.wishes = work.wishes.filter(({ list }) => list !== wish.list && !(wish.present && list === opposite));
  work.wishes.push(wish);
  work.clicks += 1;
  show(work, wish);
  if (work.clicks === 1) work.done = fulfil(userId, key, work);
  await work.done;
}

function show({ writing, wishes }: Work, { title }: ListWish): void {
  showWishes(titleKey(title), writing ? [writing, ...wishes] : wishes);
}

/** Waits until nobody has clicked for a moment. */
async function settled(work: Work): Promise<void> {
  let clicks;
  do {
    clicks = work.clicks;
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  } while (clicks !== work.clicks);
}

async function fulfil(userId: string, key: string, work: Work): Promise<void> {
  while (work.wishes[0] && marksOwner() === userId) {
    await settled(work);
    await loadMarks([work.wishes[0].title]);
    if (marksOwner() === userId) await fulfilNext(userId, work);
  }
  works.delete(key);
}

async function fulfilNext(userId: string, work: Work): Promise<void> {
  const wish = work.wishes.shift();
  if (!wish) return;
  const marks = knownMarks(titleKey(wish.title)) ?? NO_MARKS;
  if (marks[wish.list] !== wish.present) {
    work.writing = wish;
    const changes = await write(userId, wish, marks);
    work.writing = null;
    if (marksOwner() !== userId) return;
    tellChanges(userId, changes);
  } else if (wish.present && wish.blind) sayDuplicate(wish);
  show(work, wish);
}

/** What a write changed: nothing when it failed. */
async function write(userId: string, wish: ListWish, marks: ListMarks): Promise<ListChange[]> {
  try {
    const client = await currentEnvironment().backend();
    return await writeWish(client, userId, wish, marks, (next) => void want(next));
  } catch {
    sayFailed(wish);
    return [];
  }
}
