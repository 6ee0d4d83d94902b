import { atom, type ReadableAtom } from 'nanostores';
import { loadMyServices, tickService, untickService } from '../backend/my-services.ts';
import { loadOwnRegion, saveOwnRegion } from '../backend/regions.ts';
import { MY_SERVICES_MESSAGES, UNDO_MESSAGES } from '../domain/messages.ts';
import type { NamedService } from '../domain/my-services.ts';
import { attempt, failureToast, type Failure } from './attempt.ts';
import { openAuthDialog } from './auth-dialog.ts';
import { oncePerWorld, type Channel, type Environment } from './environment.ts';
import { $session, knownSession, type Session } from './session.ts';
import { pageToasts, type Toasts } from './toasts.ts';

/** The services of the person who uses this browser. */
export interface MyServices {
  /** By number, as they are shown: what is on its way counts (optimistic update). Null while it is not known. */
  $mine: ReadableAtom<ReadonlySet<number> | null>;
  /** Takes over what the server has rendered for a person, for a region (ISO 3166-1). */
  takeOver: (userId: string, services: readonly number[], region: string) => void;
  /** Learns them, once for each person, and follows what other tabs do. Rejects never; what fails stays unknown. */
  load: () => Promise<void>;
  /** Ticks a service, or takes the tick off where it is shown. Somebody signed out is asked to sign in first. */
  toggle: (service: NamedService) => Promise<void>;
  /** Ticks a service, whatever is shown; `inRegion` (ISO 3166-1) is where it was seen. */
  tick: (service: NamedService, inRegion?: string) => Promise<void>;
  /** Follows nothing any more. */
  close: () => void;
}

interface PageStores {
  $session: ReadableAtom<Session>;
  knownSession: typeof knownSession;
  toasts: Toasts;
  askToSignIn: (after: () => unknown, service: NamedService) => void;
}

const PAGE: PageStores = {
  $session,
  knownSession,
  toasts: pageToasts,
  askToSignIn: (after, service) => openAuthDialog('signIn', after, { service }),
};

const words = MY_SERVICES_MESSAGES;

/** Makes the services of whoever is signed in in this environment; nothing is asked before a verb is used. */
export function createMyServices(environment: Environment, page: Partial<PageStores> = {}): MyServices {
  const { toasts, askToSignIn, ...session } = { ...PAGE, ...page };
  const $mine = atom<ReadonlySet<number> | null>(null);
  let owner: string | null = null;
  let known: Set<number> | null = null;
  /** Where services are ticked, until that is kept; null also where no page has said. */
  let region: string | null = null;
  /** What somebody wants of a service that is not written yet. */
  const wanted = new Map<number, boolean>();
  const writing = new Map<number, Promise<void>>();
  /** How often this tab has written: an answer from before is out of date. */
  let writes = 0;
  let loading: Promise<void> | null = null;
  let channel: Channel | undefined;
  let stopFollowing: (() => void) | undefined;

  function show(): void {
    if (!known) return $mine.set(null);
    const shown = new Set(known);
    for (const [id, ticked] of wanted) shown[ticked ? 'add' : 'delete'](id);
    $mine.set(shown);
  }

  function belongTo(userId: string | null): void {
    if (userId === owner) return;
    [owner, known, loading] = [userId, null, null];
    wanted.clear();
    show();
  }

  function follow(): void {
    if (channel) return;
    channel = environment.channel('marquee-services');
    channel.listen((message) => {
      // News of two tabs need not arrive in the order of their writes, so the backend is asked.
      if ((message as { userId: string }).userId === owner && known) void ask(owner);
    });
    stopFollowing = session.$session.subscribe((now) => {
      if (now.kind !== 'unknown') belongTo(now.kind === 'signedIn' ? now.account.id : null);
    });
  }

  async function ask(userId: string): Promise<Failure | null> {
    const before = writes;
    const found = await attempt(async () => loadMyServices(await environment.backend(), userId));
    if (owner !== userId) return null;
    if (found.kind === 'failed') return found;
    if (writes !== before) return ask(userId);
    known = new Set(found.value);
    show();
    return null;
  }

  async function load(): Promise<void> {
    follow();
    await attempt(session.knownSession);
    const userId = owner;
    if (!userId || known) return;
    loading ??= ask(userId).then(() => void (loading = null));
    await loading;
  }

  async function write(userId: string, { id, name }: NamedService): Promise<void> {
    while (owner === userId && known && wanted.has(id) && wanted.get(id) !== known.has(id)) {
      const ticked = wanted.get(id) === true;
      const written = await attempt(async () =>
        (ticked ? tickService : untickService)(await environment.backend(), userId, id),
      );
      if (owner !== userId || !known) return;
      if (written.kind === 'failed') {
        wanted.delete(id);
        const said = written.code === 'invalid' ? words.tooMany : words.failed;
        toasts.show(failureToast(written, said));
      } else {
        writes += 1;
        known[ticked ? 'add' : 'delete'](id);
        channel?.tell({ userId });
        sayDone({ id, name }, ticked);
        if (ticked) await keepRegion(userId);
      }
    }
    wanted.delete(id);
    show();
  }

  /** Services are those of a region: who has chosen none keeps the one they tick them in. It is no failure when not. */
  async function keepRegion(userId: string): Promise<void> {
    const of = region;
    if (of === null) return;
    region = null;
    await attempt(async () => {
      const client = await environment.backend();
      if ((await loadOwnRegion(client)) === null) await saveOwnRegion(client, userId, of);
    });
  }

  /** The box shows it; what left can come back. */
  function sayDone(service: NamedService, ticked: boolean): void {
    if (ticked) toasts.show({ ...words.added(service.name), quiet: true });
    else {
      const run = () => void want(service, true);
      toasts.show({ ...words.removed(service.name), action: { label: UNDO_MESSAGES.label, run } });
    }
  }

  async function want(service: NamedService, ticked?: boolean): Promise<void> {
    const userId = owner;
    if (!userId) return;
    if (!known) {
      const failure = await ask(userId);
      if (failure) toasts.show(failureToast(failure, words.notRead));
      if (!known || owner !== userId) return;
    }
    const { id } = service;
    wanted.set(id, ticked ?? !$mine.get()?.has(id));
    show();
    if (!writing.has(id))
      writing.set(
        id,
        write(userId, service).finally(() => writing.delete(id)),
      );
    await writing.get(id);
  }

  async function whenSignedIn(service: NamedService, act: () => Promise<void>): Promise<void> {
    follow();
    const who = await attempt(session.knownSession);
    if (who.kind === 'failed') toasts.show(failureToast(who, words.failed));
    else if (who.value.kind === 'signedIn') await act();
    else {
      toasts.show(words.refused);
      askToSignIn(() => want(service, true), service);
    }
  }

  return {
    $mine,
    takeOver(userId, services, inRegion) {
      follow();
      belongTo(userId);
      known ??= new Set(services);
      region = inRegion;
      show();
    },
    load,
    toggle: (service) => whenSignedIn(service, () => want(service)),
    tick(service, inRegion) {
      region ??= inRegion ?? null;
      return whenSignedIn(service, () => want(service, true));
    },
    close() {
      stopFollowing?.();
      channel?.close();
    },
  };
}

/** The services of the person who looks at this page. */
export const pageMyServices = oncePerWorld((environment) => createMyServices(environment));
