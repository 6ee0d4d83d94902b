import { sessionSignOutFailed } from '../words/session-words.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { signOut, verifiedAccount, watchAccount } from '../backend/auth.ts';
import type { Client } from '../backend/client.ts';
import { loadProfile } from '../backend/profiles.ts';
import { isAdmin } from '../backend/roles.ts';
import type { Account } from '../account.ts';
import type { Profile } from '../profile.ts';
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

/** This browser's session; `unknown` until checked. */
export const $session = readable($sessionNow);

let watching: Promise<Client> | undefined;
let started = false;
/** Session changes in progress in this tab; all others come from elsewhere. */
let changes = 0;

/** Starts following the session. Without a session cookie the backend client is not loaded. */
export function startSession(): void {
  if (started) return;
  started = true;
  const { keepsSession, onOtherTabs } = currentEnvironment();
  onOtherTabs(() => {
    if (keepsSession()) void begin();
  });
  if (keepsSession()) void begin();
  else $sessionNow.set({ kind: 'signedOut' });
  // A sign-out in any tab clears the user's stored data.
  $sessionNow.subscribe(({ kind }) => {
    if (kind !== 'signedOut') return;
    tabMemory.forget(KEPT_ANSWER);
    browserMemory.forget(RECENT_NEWS);
  });
}

/** Resolves with the session once it is known; rejects if the backend client cannot be loaded. */
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

/** The signed-in user's id; null while signed out or before the session resolves. */
export function personNow(): string | null {
  const session = $session.get();
  return session.kind === 'signedIn' ? session.account.id : null;
}

/**
 * Calls the listener with the signed-in user's id once known and on every change; null after sign-out. Does not call it
 * initially while signed out. Returns the stop function.
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

/** After a failure the next hydrated island may retry. */
async function begin(): Promise<void> {
  const watched = await attempt(watch);
  if (watched.kind === 'failed') started = false;
}

/** The client, once subscribed to its session changes. */
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
    // supabase-js repeats the sign-in event on page load and when a tab becomes visible.
    const again = event === 'SIGNED_IN' || event === 'INITIAL_SESSION';
    if (!again || !isKnown(account)) void attempt(() => enter(client, account));
    if (event === 'INITIAL_SESSION') void attempt(() => endIfOver(client));
  });
  return client;
}

let entering: string | null = null;

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
  // A profile changed meanwhile is newer.
  $sessionNow.set({ ...now, profile: now.profile === known ? profile : now.profile, admin });
}

/** Null shows the account's name. */
async function profileOf(client: Client, userId: string, known: Profile | null): Promise<Profile | null> {
  const asked = await attempt(() => loadProfile(client, userId));
  return asked.kind === 'ok' ? asked.value : known;
}

/** Signs out if the server has ended the session; a failed check does not. */
async function endIfOver(client: Client): Promise<void> {
  const asked = await attempt(() => verifiedAccount(client));
  if (asked.kind === 'ok' && asked.value === null) await signOut(client);
}

let looking = false;

/** Checks, on the first refusal that would explain it, whether the session or account was ended elsewhere. */
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
  // A session cookie that still exists means that only the refresh failed.
  if (changes > 0 || before.kind === 'signedOut' || currentEnvironment().keepsSession()) return;
  showToast({ title: m.session_ended_title(), text: m.session_ended_text() });
  if (before.kind === 'signedIn') renewPage();
}

/** Runs work that may change the session, so that the change is not taken for one from elsewhere. */
export async function changeSession<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  changes += 1;
  try {
    return await work(await watch());
  } finally {
    changes -= 1;
  }
}

/** Reloads the page if its rendering depends on the session; carries the toast over. */
export function renewPage(): void {
  const { page } = currentEnvironment();
  if (!page.dependsOnSession()) return;
  carryToast();
  page.reload();
}

/** Signs this browser out; its session is cleared even if the server cannot be reached. */
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

/** Reloads the signed-in user's profile after a change. Failures are ignored. */
export async function reloadProfile(): Promise<void> {
  await attempt(async () => {
    const session = await knownSession();
    if (session.kind !== 'signedIn') return;
    const profile = await loadProfile(await watch(), session.account.id);
    const now = $session.get();
    if (now.kind === 'signedIn' && now.account.id === profile?.id) $sessionNow.set({ ...now, profile });
  });
}
