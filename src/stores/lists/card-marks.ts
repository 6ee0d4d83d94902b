import { atom, type ReadableAtom } from 'nanostores';
import type { Client } from '../../backend/client.ts';
import { titleKey, uniqueTitles, type TitleId } from '../../domain/title.ts';
import type { Environment } from '../environment.ts';
import { ownedStore } from '../owned.ts';
import type { Session } from '../session.ts';

/** Titles one call may ask about. */
const TITLES_A_CALL = 500;

/** What one source says of titles on cards; how it is shown is the table's in islands/lists/card-sources.ts. */
export interface CardMarks<Value> {
  /** By titleKey; null where the source says nothing, not in what is not known. Empty while nobody is signed in. */
  $values: ReadableAtom<ReadonlyMap<string, Value | null>>;
  /** Learns about titles not yet asked about, 500 a call; again when somebody signs in. Never rejects. */
  load: (titles: readonly TitleId[]) => Promise<void>;
  /** Shows here and in other tabs what somebody has just changed; null for nothing any more. */
  tell: (title: TitleId, value: Value | null) => void;
  /** Follows neither the session nor other tabs any more. */
  close: () => void;
}

/** Where marks come from. */
export interface CardMarksSource<Value> {
  /** Names its news to the other tabs. */
  name: string;
  /** Asks one function of the database about at most 500 titles; those it says nothing about are left out. */
  load: (client: Client, titles: readonly TitleId[]) => Promise<ReadonlyMap<string, Value>>;
}

/**
 * Makes the marks of one source; nothing is followed or asked before `load`. What could not be learnt is asked for
 * again with the next cards: a mark that is missing is no reason to disturb anybody.
 * @public to the sources of islands/lists/card-sources.ts
 */
export function createCardMarks<Value>(
  environment: Environment,
  { name, load: ask }: CardMarksSource<Value>,
  session?: ReadableAtom<Session>,
): CardMarks<Value> {
  const $values = atom<ReadonlyMap<string, Value | null>>(new Map());
  /** What pages asked about: asked again for whoever signs in. */
  const wanted = new Map<string, TitleId>();
  const asked = new Set<string>();
  /** What was changed while the database was answering is not overwritten by the answer. */
  const changed = new Set<string>();

  function put(news: Iterable<readonly [string, Value | null]>): void {
    $values.set(new Map([...$values.get(), ...news]));
  }

  const owned = ownedStore<{ key: string; value: Value | null }>(
    environment,
    {
      name: `marquee-card-${name}`,
      forget() {
        asked.clear();
        changed.clear();
        $values.set(new Map());
      },
      load: () => void load([...wanted.values()]),
      merge: change,
    },
    session && { $session: session },
  );

  function change({ key, value }: { key: string; value: Value | null }): void {
    changed.add(key);
    put([[key, value]]);
  }

  async function askAbout(titles: readonly TitleId[]): Promise<void> {
    const keys = titles.map(titleKey);
    for (const key of keys) asked.add(key);
    const found = await owned.attempt((client) => ask(client, titles));
    if (!found) return;
    if (found.kind === 'failed') for (const key of keys) asked.delete(key);
    else put(keys.filter((key) => !changed.has(key)).map((key) => [key, found.value.get(key) ?? null]));
  }

  async function load(titles: readonly TitleId[]): Promise<void> {
    owned.follow();
    for (const title of titles) wanted.set(titleKey(title), title);
    if (owned.owner() === null) return;
    const missing = uniqueTitles(titles).filter((title) => !asked.has(titleKey(title)));
    const parts = Array.from({ length: Math.ceil(missing.length / TITLES_A_CALL) }, (_, at) =>
      missing.slice(at * TITLES_A_CALL, (at + 1) * TITLES_A_CALL),
    );
    await Promise.all(parts.map(askAbout));
  }

  function tell(title: TitleId, value: Value | null): void {
    owned.follow();
    if (owned.owner() === null) return;
    const news = { key: titleKey(title), value };
    change(news);
    owned.tell(news);
  }

  return {
    $values,
    load,
    tell,
    close: owned.close,
  };
}
