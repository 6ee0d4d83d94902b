import { atom, type ReadableAtom } from 'nanostores';
import { loadHideSeen } from '../backend/seen-and-dismissed.ts';
import { attempt } from './attempt.ts';
import { oncePerWorld, type Environment } from './environment.ts';
import { $session } from './session.ts';

/** Whether lists of the person who uses this browser leave out what they have seen. */
interface HideSeen {
  /** False for a visitor, and while it is not known. */
  $on: ReadableAtom<boolean>;
  /** Learns it, once for each person; what could not be learnt is asked for with the next call. */
  load: () => void;
  /** Asks again where it was asked for: it is changed on other pages, maybe in another tab. Until then it stays. */
  refresh: () => void;
}

function createHideSeen(environment: Environment): HideSeen {
  const $on = atom(false);
  let owner: string | null = null;
  let asked = false;
  let following = false;
  /** The latest call; what earlier ones answer is out of date. */
  let latest = 0;

  async function ask(userId: string): Promise<void> {
    asked = true;
    const call = (latest += 1);
    const found = await attempt(async () => loadHideSeen(await environment.backend(), userId));
    if (call !== latest) return;
    if (found.kind === 'ok') $on.set(found.value);
    else asked = false;
  }

  function follow(): void {
    if (following) return;
    following = true;
    $session.subscribe((now) => {
      const userId = now.kind === 'signedIn' ? now.account.id : null;
      if (userId === owner) return;
      [owner, asked] = [userId, false];
      latest += 1;
      $on.set(false);
      if (owner) void ask(owner);
    });
  }

  return {
    $on,
    load() {
      follow();
      if (owner && !asked) void ask(owner);
    },
    refresh() {
      if (owner && asked) void ask(owner);
    },
  };
}

/** What is known of it on the page somebody looks at. */
export const pageHideSeen = oncePerWorld(createHideSeen);
