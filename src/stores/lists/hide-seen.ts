import { atom, type ReadableAtom } from 'nanostores';
import { loadHideSeen } from '../../backend/lists/hide-seen.ts';
import { oncePerWorld, type Environment } from '../environment.ts';
import { ownedStore } from '../owned.ts';

/** Whether lists of the person who uses this browser leave out what they have seen. */
interface HideSeen {
  /** Null for a visitor, and while it is not known. */
  $on: ReadableAtom<boolean | null>;
  /** Takes over what the server rendered for a user, which is not asked for again. */
  takeOver: (userId: string, on: boolean) => void;
  /** Learns it, once for each person; what could not be learnt is asked for with the next call. */
  load: () => void;
  /** Asks again where it was asked for: it is changed on other pages, maybe in another tab. Until then it stays. */
  refresh: () => void;
}

function createHideSeen(environment: Environment): HideSeen {
  const $on = atom<boolean | null>(null);
  let asked = false;
  /** The latest call; what earlier ones answer is out of date. */
  let latest = 0;

  const owned = ownedStore(environment, {
    forget() {
      asked = false;
      $on.set(null);
    },
    load: () => void ask(),
  });

  async function ask(): Promise<void> {
    asked = true;
    const call = (latest += 1);
    const found = await owned.attempt(loadHideSeen);
    if (!found || call !== latest) return;
    if (found.kind === 'ok') $on.set(found.value);
    else asked = false;
  }

  return {
    $on,
    takeOver(userId, on) {
      if (!owned.takeOver(userId) || asked) return;
      asked = true;
      $on.set(on);
    },
    load() {
      owned.follow();
      if (owned.owner() !== null && !asked) void ask();
    },
    refresh() {
      if (asked) void ask();
    },
  };
}

/** What is known of it on the page somebody looks at. */
export const pageHideSeen = oncePerWorld(createHideSeen);
