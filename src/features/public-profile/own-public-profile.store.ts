import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import {
  changeOwnPublicProfile,
  chooseFavorites,
  claimHandle,
  loadHandleState,
  loadOwnPublicProfile,
  renewProfileLink,
} from './own-profile-page.queries.ts';
import {
  foldHandle,
  isHandle,
  MOST_FAVORITES,
  type HandleState,
  type OwnPublicProfile,
  type ProfileLevel,
  type ProfilePart,
  type ProfileTitle,
} from './public-profile.ts';
import { titleKey } from '../../core/title.ts';
import { attemptWithBackend, sayFailure } from '../../core/stores/attempt.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { offeredToPerson } from '../../core/stores/as-person.ts';
import { showToast } from '../../core/stores/toasts.ts';
import { readable } from '../../core/stores/readable.ts';

/** The user's public profile in the settings; `profile` is null if there is none. */
interface OwnPage {
  userId: string;
  profile: OwnPublicProfile | null;
  favorites: readonly ProfileTitle[];
}

interface HandleCheck {
  state: 'none' | 'asking' | 'known' | 'failed';
  answer: HandleState | null;
}

const $ownPageNow = atom<OwnPage | null>(null);
const $handleCheckNow = atom<HandleCheck>({ state: 'none', answer: null });
const $claimingNow = atom(false);

/** Null until the settings open; includes optimistic updates. */
export const $ownPage = readable($ownPageNow);
export const $handleCheck = readable($handleCheckNow);
export const $claiming = readable($claimingNow);

/** Debounce of the availability check, in milliseconds. */
const AFTER_MS = 300;

let waiting: ReturnType<typeof setTimeout> | undefined;
let asked = 0;
/** Serialises writes, so that the last one wins. */
let writing: Promise<unknown> = Promise.resolve();

/** Hydrates from the server's data. */
export function openOwnPage(page: OwnPage): void {
  $ownPageNow.set(page);
  $handleCheckNow.set({ state: 'none', answer: null });
}

/** Checks whether a handle is available (debounced; only the last answer counts). */
export function checkHandle(text: string): void {
  clearTimeout(waiting);
  asked += 1;
  const mine = asked;
  const handle = foldHandle(text);
  if (handle === '') return $handleCheckNow.set({ state: 'none', answer: null });
  if (!isHandle(handle)) return $handleCheckNow.set({ state: 'known', answer: 'malformed' });
  $handleCheckNow.set({ state: 'asking', answer: null });
  waiting = setTimeout(() => {
    void attemptWithBackend((client) => loadHandleState(client, handle)).then((found) => {
      if (mine !== asked) return;
      $handleCheckNow.set(
        found.kind === 'ok' ? { state: 'known', answer: found.value } : { state: 'failed', answer: null },
      );
    });
  }, AFTER_MS);
}

function tellChange(...handles: (string | undefined)[]): void {
  for (const handle of handles) if (handle) currentEnvironment().pageChanged({ handle });
}

/** Claims a handle, the first or a new one; returns whether the user has it now. */
export async function claim(text: string): Promise<boolean> {
  const page = $ownPageNow.get();
  if (!page || $claimingNow.get()) return false;
  clearTimeout(waiting);
  asked += 1;
  $claimingNow.set(true);
  const before = page.profile?.handle;
  const claimed = await attemptWithBackend(async (client) => {
    const state = await claimHandle(client, foldHandle(text));
    return { state, profile: await loadOwnPublicProfile(client) };
  });
  $claimingNow.set(false);
  if (claimed.kind === 'failed') {
    sayFailure(claimed, { title: m.own_profile_failed_title(), text: m.own_profile_failed_text() });
    return false;
  }
  const { state, profile } = claimed.value;
  $handleCheckNow.set({ state: 'known', answer: state });
  const now = $ownPageNow.get();
  if (now?.userId === page.userId) $ownPageNow.set({ ...now, profile });
  if (state === 'claimed') tellChange(before, profile?.handle);
  return state === 'claimed';
}

interface Changes {
  level?: ProfileLevel;
  parts?: Partial<Record<ProfilePart, boolean>>;
}

function show({ parts, ...change }: Changes & { key?: string }): void {
  const page = $ownPageNow.get();
  if (!page?.profile) return;
  const { profile } = page;
  $ownPageNow.set({ ...page, profile: { ...profile, ...change, parts: { ...profile.parts, ...parts } } });
}

async function write(changes: Changes): Promise<void> {
  const page = $ownPageNow.get();
  if (!page?.profile) return;
  const { handle, level, parts } = page.profile;
  show(changes);
  const turn = writing.then(() =>
    attemptWithBackend(async (client) => {
      await changeOwnPublicProfile(client, page.userId, changes);
      // The link of a page that was private has changed.
      return changes.level ? loadOwnPublicProfile(client) : null;
    }),
  );
  writing = turn;
  const written = await turn;
  if (written.kind === 'failed') {
    // Rolls back only this change; others made meanwhile stay.
    const before = Object.keys(changes.parts ?? {}).map((part) => [part, parts[part as ProfilePart]]);
    show({ ...(changes.level && { level }), parts: Object.fromEntries(before) as Changes['parts'] & object });
    sayFailure(written, { title: m.own_profile_failed_title(), text: m.own_profile_failed_text() });
    return;
  }
  if (written.value) show({ key: written.value.key });
  tellChange(handle);
  showToast({ title: m.toast_saved(), text: m.own_profile_saved_text(), quiet: true });
}

/** Sets who sees the public profile. */
export const chooseLevel = (level: ProfileLevel): Promise<void> => write({ level });

/** Shows or hides a part of the public profile. */
export const showPart = (part: ProfilePart, shown: boolean): Promise<void> =>
  write({ parts: { [part]: shown } });

/** Creates a new private link; the old one stops working. */
export async function renewLink(): Promise<void> {
  const renewed = await attemptWithBackend(renewProfileLink);
  if (renewed.kind === 'failed')
    return sayFailure(renewed, { title: m.own_profile_failed_title(), text: m.own_profile_failed_text() });
  show({ key: renewed.value });
  showToast({ title: m.own_profile_renewed_title(), text: m.own_profile_renewed_text() });
}

async function choose(favorites: readonly ProfileTitle[]): Promise<boolean> {
  const page = $ownPageNow.get();
  if (!page) return false;
  $ownPageNow.set({ ...page, favorites });
  const turn = writing.then(() => attemptWithBackend((client) => chooseFavorites(client, favorites)));
  writing = turn;
  const written = await turn;
  if (written.kind === 'ok') {
    tellChange(page.profile?.handle);
    return true;
  }
  const now = $ownPageNow.get();
  if (now?.favorites === favorites) $ownPageNow.set({ ...now, favorites: page.favorites });
  sayFailure(written, { title: m.own_profile_failed_title(), text: m.own_profile_failed_text() });
  return false;
}

/** Adds a title to the profile's top four; does nothing if it is there or four are. */
export async function addFavorite(title: ProfileTitle): Promise<void> {
  const favorites = $ownPageNow.get()?.favorites ?? [];
  const known = favorites.some((one) => titleKey(one) === titleKey(title));
  if (!known && favorites.length < MOST_FAVORITES) await choose([...favorites, title]);
}

/** Moves a title one place forward. */
export async function moveForward(title: ProfileTitle): Promise<void> {
  const favorites = [...($ownPageNow.get()?.favorites ?? [])];
  const at = favorites.findIndex((one) => titleKey(one) === titleKey(title));
  if (at < 1) return;
  favorites.splice(at - 1, 0, ...favorites.splice(at, 1));
  await choose(favorites);
}

/** Removes a title from the top four; the toast offers an undo. */
export async function removeFavorite(title: ProfileTitle): Promise<void> {
  const before = $ownPageNow.get()?.favorites ?? [];
  const rest = before.filter((one) => titleKey(one) !== titleKey(title));
  if (rest.length === before.length || !(await choose(rest))) return;
  const run = offeredToPerson(() => void choose(before));
  const action = { label: m.undo_label(), run };
  showToast({
    title: m.own_profile_removed_title(),
    text: m.own_profile_removed_text({ title: isolated(title.title) }),
    action,
  });
}
