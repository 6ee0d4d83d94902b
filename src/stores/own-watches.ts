import { atom } from 'nanostores';
import { loadWatchesOf } from '../backend/watches.ts';
import { titleKey, type TitleId } from '../domain/title.ts';
import type { Watch } from '../domain/watches.ts';
import { pageLists } from './lists/create-lists.ts';
import { attemptAsPerson } from './owned.ts';
import { readable } from './readable.ts';
import { onPerson } from './session.ts';
import { $diaryChanges, hearOfWatches } from './watch-changes.ts';

const $watchesNow = atom<readonly Watch[]>([]);

/** One's own watches of the title of this page, the latest day first; without a day last. */
export const $ownWatches = readable($watchesNow);

/** The most that a page lists; all stand in the diary. */
const MOST = 20;

const byDay = (a: Watch, b: Watch) => (b.day ?? '').localeCompare(a.day ?? '');

/** Shows the watches of a title, and follows what becomes of them here and in other tabs; answers how to stop. */
export function followOwnWatches(title: TitleId): () => void {
  let asked = 0;
  const load = async () => {
    asked += 1;
    const mine = asked;
    const found = await attemptAsPerson((client, userId) => loadWatchesOf(client, userId, title, MOST));
    // What cannot be learnt stays as it is shown.
    if (found?.kind === 'ok' && mine === asked) $watchesNow.set(found.value.toSorted(byDay));
  };
  hearOfWatches();
  const stops = [
    onPerson(() => {
      $watchesNow.set([]);
      void load();
    }),
    $diaryChanges.listen(() => void load()),
    pageLists().onChange((change) => {
      if (change.list === 'watched' && titleKey(change.title) === titleKey(title)) void load();
    }),
  ];
  return () => {
    asked += 1;
    for (const stop of stops) stop();
    $watchesNow.set([]);
  };
}
