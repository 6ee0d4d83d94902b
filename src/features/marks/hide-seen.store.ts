import { atom, type ReadableAtom } from 'nanostores';
import { loadHideSeen } from './hide-seen.queries.ts';
import { oncePerWorld, type Environment } from '../../core/stores/environment.ts';
import { ownedStore } from '../../core/stores/owned.ts';

interface HideSeen {
  /** Null for visitors and until loaded. */
  $on: ReadableAtom<boolean | null>;
  /** Hydrates from the server's data for a user; it is not loaded again. */
  takeOver: (userId: string, on: boolean) => void;
  /** Loads it once per user; retries after a failure. */
  load: () => void;
  /** Reloads it if it was loaded: other pages and tabs change it. The old value stays meanwhile. */
  refresh: () => void;
}

function createHideSeen(environment: Environment): HideSeen {
  const $on = atom<boolean | null>(null);
  let asked = false;
  /** The latest call; answers to earlier ones are stale. */
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

/** The page's setting. */
export const pageHideSeen = oncePerWorld(createHideSeen);
