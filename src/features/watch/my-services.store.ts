import { m } from '../../paraglide/messages.js';
import { atom, type ReadableAtom } from 'nanostores';
import { loadMyServices, tickService, untickService } from './my-services.queries.ts';
import { loadOwnRegion, saveOwnRegion } from './regions.queries.ts';
import type { NamedService } from '../../core/offers.ts';
import { attempt, failureToast } from '../../core/stores/attempt.ts';
import { openAuthDialog } from '../../core/stores/auth-dialog.ts';
import { oncePerWorld, type Environment } from '../../core/stores/environment.ts';
import { ownedStore } from '../../core/stores/owned.ts';
import { $session, knownSession, type Session } from '../../core/stores/session.ts';
import { pageToasts, type Toasts } from '../../core/stores/toasts.ts';

export interface MyServices {
  /** Ids, including optimistic updates; null until loaded. */
  $mine: ReadableAtom<ReadonlySet<number> | null>;
  /** Hydrates from the server's data for a user; `region` (ISO 3166-1) is the page's, if it has one. */
  takeOver: (userId: string, services: readonly number[], region: string | null) => void;
  /** Loads the services once per user and follows other tabs. Never rejects; on failure `$mine` stays null. */
  load: () => Promise<void>;
  /** Adds a service; `inRegion` (ISO 3166-1) is where it was shown. Visitors are asked to sign in first. */
  tick: (service: NamedService, inRegion?: string) => Promise<void>;
  untick: (service: NamedService) => Promise<void>;
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

/** Creates the services; nothing is loaded before a method is called. */
export function createMyServices(environment: Environment, page: Partial<PageStores> = {}): MyServices {
  const { toasts, askToSignIn, ...session } = { ...PAGE, ...page };
  const $mine = atom<ReadonlySet<number> | null>(null);
  let known: Set<number> | null = null;
  /** The region to save with the first added service; null once saved or if no page set it. */
  let region: string | null = null;
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
        // Broadcasts of two tabs may arrive in another order than their writes, so reload.
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

  /** Saves the region of an added service if the user has chosen none. Failures are ignored. */
  async function keepRegion(): Promise<void> {
    const of = region;
    if (of === null) return;
    region = null;
    await owned.attempt(async (client, userId) => {
      if ((await loadOwnRegion(client)) === null) await saveOwnRegion(client, userId, of);
    });
  }

  /** The checkbox shows an addition; a removal gets an undo. */
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

/** The page's services. */
export const pageMyServices = oncePerWorld((environment) => createMyServices(environment));
