import { m } from '../../paraglide/messages.js';
import { atom, type ReadableAtom } from 'nanostores';
import { loadMyServices, tickService, untickService } from '../../backend/watch/my-services.ts';
import { loadOwnRegion, saveOwnRegion } from '../../backend/watch/regions.ts';
import type { NamedService } from '../../domain/watch/my-services.ts';
import { attempt, failureToast } from '../attempt.ts';
import { openAuthDialog } from '../auth/auth-dialog.ts';
import { oncePerWorld, type Environment } from '../environment.ts';
import { ownedStore } from '../owned.ts';
import { $session, knownSession, type Session } from '../session.ts';
import { pageToasts, type Toasts } from '../toasts.ts';

/** The services of the person who uses this browser. */
export interface MyServices {
  /** By number, as they are shown: what is on its way counts (optimistic update). Null while it is not known. */
  $mine: ReadableAtom<ReadonlySet<number> | null>;
  /** Takes over what the server has rendered for a user, for a region (ISO 3166-1) where the page is about one. */
  takeOver: (userId: string, services: readonly number[], region: string | null) => void;
  /** Learns them, once for each person, and follows what other tabs do. Rejects never; what fails stays unknown. */
  load: () => Promise<void>;
  /** Ticks a service; `inRegion` (ISO 3166-1) is where it was seen. A visitor is asked to sign in first. */
  tick: (service: NamedService, inRegion?: string) => Promise<void>;
  /** Takes the tick off a service. */
  untick: (service: NamedService) => Promise<void>;
  /** Follows nothing any more. */
  close: () => void;
}

interface PageStores {
  $session: ReadableAtom<Session>;
  knownSession: typeof knownSession;
  toasts: Toasts;
  askToSignIn: (why: string, after: () => unknown, service: NamedService) => void;
}

const PAGE: PageStores = {
  $session,
  knownSession,
  toasts: pageToasts,
  askToSignIn: (why, after, service) => openAuthDialog('signIn', after, { service }, why),
};

/** Makes the services of whoever is signed in in this environment; nothing is asked before a verb is used. */
export function createMyServices(environment: Environment, page: Partial<PageStores> = {}): MyServices {
  const { toasts, askToSignIn, ...session } = { ...PAGE, ...page };
  const $mine = atom<ReadonlySet<number> | null>(null);
  let known: Set<number> | null = null;
  /** Where services are ticked, until that is kept; null also where no page has said. */
  let region: string | null = null;
  /** What somebody wants of a service that is not written yet. */
  const wanted = new Map<number, boolean>();
  const writing = new Map<number, Promise<void>>();
  let loading: Promise<unknown> | null = null;

  function show(): void {
    if (!known) return $mine.set(null);
    const shown = new Set(known);
    for (const [id, ticked] of wanted) shown[ticked ? 'add' : 'delete'](id);
    $mine.set(shown);
  }

  const owned = ownedStore(
    environment,
    {
      name: 'marquee-services',
      forget() {
        known = null;
        loading = null;
        wanted.clear();
        show();
      },
      merge() {
        // News of two tabs need not arrive in the order of their writes, so the backend is asked.
        if (known) void ask();
      },
    },
    session,
  );

  async function ask() {
    const found = await owned.read(loadMyServices);
    if (found?.kind === 'ok') {
      known = new Set(found.value);
      show();
    }
    return found;
  }

  async function load(): Promise<void> {
    await attempt(session.knownSession);
    if (known) return;
    loading ??= ask();
    await loading;
    loading = null;
  }

  async function write({ id, name }: NamedService): Promise<void> {
    while (known && wanted.has(id) && wanted.get(id) !== known.has(id)) {
      const ticked = wanted.get(id) === true;
      const call = ticked ? tickService : untickService;
      const written = await owned.attempt((client, userId) => call(client, userId, id));
      if (!written) return;
      if (written.kind === 'failed') {
        wanted.delete(id);
        const said =
          written.code === 'invalid'
            ? { title: m.toast_error(), text: m.my_services_too_many_text() }
            : { title: m.toast_error(), text: m.my_services_failed_text() };
        toasts.show(failureToast(written, said));
      } else {
        known[ticked ? 'add' : 'delete'](id);
        owned.tell({});
        sayDone({ id, name }, ticked);
        if (ticked) await keepRegion();
      }
    }
    wanted.delete(id);
    show();
  }

  /** Services are those of a region: who has chosen none keeps the one they tick them in. It is no failure when not. */
  async function keepRegion(): Promise<void> {
    const of = region;
    if (of === null) return;
    region = null;
    await owned.attempt(async (client, userId) => {
      if ((await loadOwnRegion(client)) === null) await saveOwnRegion(client, userId, of);
    });
  }

  /** The box shows it; what left can come back. */
  function sayDone(service: NamedService, ticked: boolean): void {
    if (ticked) toasts.show({ title: m.my_services_added_title(), text: service.name, quiet: true });
    else {
      const run = owned.offered(() => void want(service, true));
      toasts.show({
        title: m.my_services_removed_title(),
        text: service.name,
        action: { label: m.undo_label(), run },
      });
    }
  }

  async function want(service: NamedService, ticked: boolean): Promise<void> {
    if (!known) {
      const found = await ask();
      if (found?.kind === 'failed')
        toasts.show(failureToast(found, { title: m.toast_error(), text: m.my_services_not_read_text() }));
      if (found?.kind !== 'ok') return;
    }
    const { id } = service;
    wanted.set(id, ticked);
    show();
    if (!writing.has(id))
      writing.set(
        id,
        write(service).finally(() => writing.delete(id)),
      );
    await writing.get(id);
  }

  async function whenSignedIn(service: NamedService, act: () => Promise<void>): Promise<void> {
    const who = await attempt(session.knownSession);
    if (who.kind === 'failed')
      toasts.show(failureToast(who, { title: m.toast_error(), text: m.my_services_failed_text() }));
    else if (who.value.kind === 'signedIn') await act();
    else {
      toasts.show({ title: m.toast_please_sign_in(), text: m.my_services_refused_text(), quiet: true });
      askToSignIn(m.my_services_refused_text(), () => want(service, true), service);
    }
  }

  return {
    $mine,
    takeOver(userId, services, inRegion) {
      if (!owned.takeOver(userId)) return;
      known ??= new Set(services);
      region = inRegion;
      show();
    },
    load,
    untick: (service) => whenSignedIn(service, () => want(service, false)),
    tick(service, inRegion) {
      region ??= inRegion ?? null;
      return whenSignedIn(service, () => want(service, true));
    },
    close: owned.close,
  };
}

/** The services of the person who looks at this page. */
export const pageMyServices = oncePerWorld((environment) => createMyServices(environment));
