import { LISTS } from '../../domain/lists.ts';
import { titleKey } from '../../domain/title.ts';
import type { Marks } from './marks.ts';
import type { ListWish } from './wish.ts';
import type { Writes } from './writes.ts';

/** Milliseconds without another click before a wish is written (debounce): of many fast clicks the last counts. */
const SETTLE_MS = 200;

/** What is being done about a title. */
interface Work {
  /** Not yet begun, in order, at most one a list. */
  wishes: ListWish[];
  writing: ListWish | null;
  clicks: number;
  done: Promise<void>;
}

/** Waits until nobody has clicked for a moment. */
async function settled(work: Work): Promise<void> {
  let clicks;
  do {
    clicks = work.clicks;
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  } while (clicks !== work.clicks);
}

/**
 * Fulfils what is wanted: shown at once (optimistic update), written one after the other for each title once it
 * is settled.
 */
export function createWishes(marks: Marks, writes: Writes) {
  /** By title. */
  const works = new Map<string, Work>();
  // What one person left undone is not done in the name of the next.
  marks.onForget(() => {
    for (const work of works.values()) work.wishes = [];
    works.clear();
  });

  /** Takes up a wish; resolves when nothing is left to be done about its title. */
  async function want(wish: ListWish): Promise<void> {
    if (marks.owner() === null) return;
    const key = titleKey(wish.title);
    let work = works.get(key);
    if (!work) {
      work = { wishes: [], writing: null, clicks: 0, done: Promise.resolve() };
      works.set(key, work);
    }
    const { opposite } = LISTS[wish.list][wish.title.kind];
    work.wishes = work.wishes.filter(
      ({ list }) => list !== wish.list && !(wish.present && list === opposite),
    );
    work.wishes.push(wish);
    work.clicks += 1;
    show(work, wish);
    if (work.clicks === 1) work.done = fulfil(key, work);
    await work.done;
  }

  function show({ writing, wishes }: Work, { title }: ListWish): void {
    marks.showWishes(titleKey(title), writing ? [writing, ...wishes] : wishes);
  }

  async function fulfil(key: string, work: Work): Promise<void> {
    try {
      while (work.wishes[0]) {
        // What was pressed on another page is pressed only once.
        if (!work.wishes[0].elsewhere) await settled(work);
        // Gone meanwhile where its person has.
        const [next] = work.wishes;
        if (next) await marks.load([next.title]);
        await fulfilNext(work);
      }
    } finally {
      if (works.get(key) === work) works.delete(key);
    }
  }

  async function fulfilNext(work: Work): Promise<void> {
    const wish = work.wishes.shift();
    if (!wish) return;
    const before = marks.known(titleKey(wish.title));
    const failure = marks.failure(titleKey(wish.title));
    if (!before) {
      if (failure) writes.sayUnknown(wish, failure);
    } else if (before[wish.list] !== wish.present) {
      work.writing = wish;
      const changes = await writes.write(wish, before);
      work.writing = null;
      if (!changes) return;
      marks.tell(changes);
    } else writes.sayFulfilled(wish);
    show(work, wish);
  }

  return { want };
}
