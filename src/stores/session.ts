import { sessionSignOutFailed } from '../domain/auth/session-words.ts';
import { m } from '../paraglide/messages.js';
import { atom } from 'nanostores';
import { signOut, verifiedAccount, watchAccount } from '../backend/auth/auth.ts';
import type { Client } from '../backend/client.ts';
import { loadProfile } from '../backend/profile/profiles.ts';
import { isAdmin } from '../backend/auth/roles.ts';
import type { Account } from '../domain/auth/account.ts';
import type { Profile } from '../domain/profile/profile.ts';
import { attempt, sayFailure, whenInDoubt } from './attempt.ts';
import { browserMemory, KEPT_ANSWER, KEPT_DRAFT, tabMemory } from './browser-memory.ts';
import { currentEnvironment } from './environment.ts';
import { carryToast, showError, showToast } from './toasts.ts';
import { tellZone } from './own-zone.ts';
import { readable } from './readable.ts';
import { RECENT_NEWS } from './tab-channel.ts';

export type Session =
  | { kind: 'unknown' }
  | { kind: 'signedOut' }
  | { kind: 'signedIn'; account: Account; profile: Profile | null; admin: boolean };

const $sessionNow = atom<Session>({ kind: 'unknown' });

/** Who uses this browser; `unknown` until the first check is over. */
export const $session = readable($sessionNow);

let watching: Promise<Client> | undefined;
let started = false;
/** Changes of the session this tab is making itself; others come from elsewhere. */
let changes = 0;

/** Begins to follow the session. A browser that keeps none learns so without loading the backend's client. */
export function startSession(): void {
  if (started) return;
  started = true;
  const { keepsSession, onOtherTabs } = currentEnvironment();
  onOtherTabs(() => {
    if (keepsSession()) void begin();
  });
  if (keepsSession()) void begin();
  else $sessionNow.set({ kind: 'signedOut' });
  // What was kept of a user goes with a sign-out in any tab.
  $sessionNow.subscribe(({ kind }) => {
    if (kind !== 'signedOut') return;
    tabMemory.forget(KEPT_ANSWER);
    browserMemory.forget(RECENT_NEWS);
  });
}

/** The session once it is known; rejects when the backend's client cannot be loaded. */
export async function knownSession(): Promise<Exclude<Session, { kind: 'unknown' }>> {
  startSession();
  if ($session.get().kind === 'unknown') await watch();
  return new Promise((resolve) => {
    const stop = $session.subscribe((session) => {
      if (session.kind === 'unknown') return;
      resolve(session);
      queueMicrotask(() => {
        stop();
      });
    });
  });
}

/** The id of whoever is signed in; null for nobody, and while it is not known. */
export function personNow(): string | null {
  const session = $session.get();
  return session.kind === 'signedIn' ? session.account.id : null;
}

/**
 * Tells who looks at a page that was rendered for a visitor, as soon as somebody is signed in and with every
 * change; null is nobody. Answers how to stop.
 */
export function onPerson(listener: (userId: string | null) => void): () => void {
  let told: string | null = null;
  const stop = $session.subscribe(() => {
    const userId = personNow();
    if (userId === told) return;
    told = userId;
    listener(userId);
  });
  startSession();
  return stop;
}

/** Where nothing could be learnt, the next island to wake may ask again. */
async function begin(): Promise<void> {
  const watched = await attempt(watch);
  if (watched.kind === 'failed') started = false;
}

/** The client, once changes of its session arrive here. */
async function watch(): Promise<Client> {
  watching ??= connect();
  try {
    return await watching;
  } catch (error) {
    watching = undefined;
    throw error;
  }
}

async function connect(): Promise<Client> {
  const client = await currentEnvironment().backend();
  watchAccount(client, (account, event) => {
    if (!account) return leave();
    // A page that opens, and a tab that comes to the front, is told of the sign-in it knows of already.
    const again = event === 'SIGNED_IN' || event === 'INITIAL_SESSION';
    if (!again || !isKnown(account)) void attempt(() => enter(client, account));
    if (event === 'INITIAL_SESSION') void attempt(() => endIfOver(client));
  });
  return client;
}

/** Whose profile is being asked for. */
let entering: string | null = null;

/** Whether somebody is shown with their profile, or about to be. */
function isKnown({ id }: Account): boolean {
  const session = $session.get();
  if (session.kind !== 'signedIn' || session.account.id !== id) return false;
  return entering === id || session.profile !== null;
}

async function enter(client: Client, account: Account): Promise<void> {
  void tellZone(client, account.id);
  const before = $session.get();
  const same = before.kind === 'signedIn' && before.account.id === account.id ? before : null;
  const known = same?.profile ?? null;
  $sessionNow.set({ kind: 'signedIn', account, profile: known, admin: same?.admin ?? false });
  if (before.kind === 'signedOut' && changes === 0) renewPage();
  entering = account.id;
  const [profile, admin] = await Promise.all([
    profileOf(client, account.id, known),
    isAdmin(client, account.id),
  ]);
  if (entering === account.id) entering = null;
  const now = $session.get();
  if (now.kind !== 'signedIn' || now.account.id !== account.id) return;
  // One that was changed meanwhile is newer.
  $sessionNow.set({ ...now, profile: now.profile === known ? profile : now.profile, admin });
}

/** Without a profile the name of the account is shown. */
async function profileOf(client: Client, userId: string, known: Profile | null): Promise<Profile | null> {
  const asked = await attempt(() => loadProfile(client, userId));
  return asked.kind === 'ok' ? asked.value : known;
}

/** Ends the session here that the server does not know any more; not being able to ask is no reason to. */
async function endIfOver(client: Client): Promise<void> {
  const asked = await attempt(() => verifiedAccount(client));
  if (asked.kind === 'ok' && asked.value === null) await signOut(client);
}

let looking = false;

/** Ends here what was ended elsewhere, with the account or without: the first refusal that could be its doing asks. */
async function lookWhetherOver(): Promise<void> {
  if (looking || changes > 0 || $session.get().kind !== 'signedIn') return;
  looking = true;
  const asked = await attempt(async () => endIfOver(await watch()));
  looking = false;
  if (asked.kind === 'failed') sayFailure(asked, sessionSignOutFailed(asked.message));
}

whenInDoubt(() => void lookWhetherOver());

function leave(): void {
  const before = $session.get();
  $sessionNow.set({ kind: 'signedOut' });
  // While the session is still kept, it only could not be renewed for now.
  if (changes > 0 || before.kind === 'signedOut' || currentEnvironment().keepsSession()) return;
  showToast({ title: m.session_ended_title(), text: m.session_ended_text() });
  if (before.kind === 'signedIn') renewPage();
}

/** Runs something that may change the session, which then is no news from elsewhere. */
export async function changeSession<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  changes += 1;
  try {
    return await work(await watch());
  } finally {
    changes -= 1;
  }
}

/** Asks for the page anew where the server renders another one now; what was said last is said there again. */
export function renewPage(): void {
  const { page } = currentEnvironment();
  if (!page.dependsOnSession()) return;
  carryToast();
  page.reload();
}

/** Signs this browser out and says so. It forgets its session even when the server could not be told. */
export async function signOutHere(): Promise<void> {
  const asked = await attempt(async () => {
    const result = await changeSession((client) => signOut(client));
    if (result.kind === 'failed') showError(sessionSignOutFailed(result.message));
    else showToast({ title: m.session_signed_out_title(), text: m.session_signed_out_text() });
    tabMemory.forget(KEPT_DRAFT);
    if ($session.get().kind === 'signedOut') renewPage();
  });
  if (asked.kind === 'failed') sayFailure(asked, sessionSignOutFailed(asked.message));
}

/** Loads the profile of the signed-in person again, after it was changed. What shows it may be late. */
export async function reloadProfile(): Promise<void> {
  await attempt(async () => {
    const session = await knownSession();
    if (session.kind !== 'signedIn') return;
    const profile = await loadProfile(await watch(), session.account.id);
    const now = $session.get();
    if (now.kind === 'signedIn' && now.account.id === profile?.id) $sessionNow.set({ ...now, profile });
  });
}
