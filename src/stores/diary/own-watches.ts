import { atom } from 'nanostores';
import { loadWatchesOf } from '../../backend/diary/watches.ts';
import { titleKey, type TitleId } from '../../domain/title.ts';
import { byDay, MOST_ON_PAGE, type Watch } from '../../domain/diary/watches.ts';
import { pageLists } from '../lists/create-lists.ts';
import { attemptAsPerson } from '../owned.ts';
import { readable } from '../readable.ts';
import { onPerson } from '../session.ts';
import { $diaryChanges, hearOfWatches } from './watch-changes.ts';

/** Before they are known. */
export const UNKNOWN_WATCHES: readonly Watch[] = [];

const $watchesNow = atom(UNKNOWN_WATCHES);

/** One's own watches of the title of this page, the latest day first; without a day last. */
export const $ownWatches = readable($watchesNow);

/** Shows the watches of a title, and follows what becomes of them here and in other tabs; answers how to stop. */
export function followOwnWatches(title: TitleId): () => void {
  let asked = 0;
  const load = async () => {
    asked += 1;
    const mine = asked;
    const found = await attemptAsPerson((client, userId) =>
      loadWatchesOf(client, userId, title, MOST_ON_PAGE),
    );
    // What cannot be learnt stays as it is shown.
    if (found?.kind === 'ok' && mine === asked) $watchesNow.set(found.value.toSorted(byDay));
  };
  hearOfWatches();
  const stops = [
    onPerson(() => {
      $watchesNow.set(UNKNOWN_WATCHES);
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
    $watchesNow.set(UNKNOWN_WATCHES);
  };
}
