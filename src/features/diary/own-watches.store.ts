import { atom } from 'nanostores';
import { loadWatchesOf } from './watches.queries.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import { byDay, MOST_ON_PAGE, type Watch } from './watches.ts';
import { pageLists } from '../marks/create-lists.store.ts';
import { attemptAsPerson } from '../../core/stores/as-person.ts';
import { readable } from '../../core/stores/readable.ts';
import { onPerson } from '../../core/stores/session.ts';
import { $diaryChanges, hearOfWatches } from './watch-changes.store.ts';

/** Before they are loaded. */
export const UNKNOWN_WATCHES: readonly Watch[] = [];

const $watchesNow = atom(UNKNOWN_WATCHES);

/** The user's watches of the page's title, latest day first, undated ones last. */
export const $ownWatches = readable($watchesNow);

/** Watches that the server rendered for a user. */
export interface InitialWatches {
  userId: string;
  watches: readonly Watch[];
}

/**
 * Shows a title's watches and follows changes here and in other tabs; server-rendered watches are not loaded again.
 * Returns the stop function.
 */
export function followOwnWatches(title: TitleId, initial: InitialWatches | null = null): () => void {
  let first = initial;
  let asked = 0;
  const load = async () => {
    asked += 1;
    const mine = asked;
    const found = await attemptAsPerson((client, userId) =>
      loadWatchesOf(client, userId, title, MOST_ON_PAGE),
    );
    // On failure the visible watches stay.
    if (found?.kind === 'ok' && mine === asked) $watchesNow.set(found.value.toSorted(byDay));
  };
  const stops = [
    onPerson((userId) => {
      const own = first?.userId === userId ? first?.watches : undefined;
      first = null;
      $watchesNow.set(own ?? UNKNOWN_WATCHES);
      if (!own) void load();
    }),
    $diaryChanges.listen(() => void load()),
    pageLists().onChange((change) => {
      if (change.list === 'watched' && titleKey(change.title) === titleKey(title)) void load();
    }),
  ];
  // Receives changes announced since the page loaded.
  hearOfWatches();
  return () => {
    asked += 1;
    for (const stop of stops) stop();
    $watchesNow.set(UNKNOWN_WATCHES);
  };
}
