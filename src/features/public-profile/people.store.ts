import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { map } from 'nanostores';
import {
  blockPerson,
  followPerson,
  removeFollower as endFollowing,
  reportProfile,
  unblockPerson,
  unfollowPerson,
} from './follows.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { loadPublicProfile } from './public-profiles.queries.ts';
import { attemptWithBackend, sayFailure, type Failure } from '../../core/stores/attempt.ts';
import { oncePerWorld } from '../../core/stores/environment.ts';
import { offeredToPerson } from '../../core/stores/as-person.ts';
import { $session } from '../../core/stores/session.ts';
import { showError, showToast, type ToastContent } from '../../core/stores/toasts.ts';
import { readable } from '../../core/stores/readable.ts';

interface PersonState {
  followed: boolean;
  blocked: boolean;
  removed: boolean;
}

/** A person on a public page, which does not reveal the account id. */
export interface PageOwner {
  handle: string;
  /** The private link's key; null if the page needs none. */
  key: string | null;
}

/** A person with the name for toasts. */
export type NamedPerson = { name: string } & (PageOwner | { userId: string });

type People = Record<string, PersonState | undefined>;

const $peopleNow = map<People>({});

/** By account id or handle; only people acted on since the page loaded. Includes optimistic updates. */
export const $people = readable($peopleNow);

/** The relation to a person; before any action as rendered. */
export function personNow(
  people: People,
  person: NamedPerson,
  rendered: Partial<PersonState> = {},
): PersonState {
  return people[keyOf(person)] ?? { followed: false, blocked: false, removed: false, ...rendered };
}

const keyOf = (person: NamedPerson) => ('userId' in person ? person.userId : person.handle);

/** Hydrates a person's rendered state before the first action. */
export function begin(person: NamedPerson, rendered: Partial<PersonState>): void {
  const now = $peopleNow.get();
  if (!now[keyOf(person)]) $peopleNow.setKey(keyOf(person), personNow(now, person, rendered));
}

const accounts = oncePerWorld(() => new Map<string, string>());

/** The account id of a page, cached: a blocked person's page can no longer be loaded. */
async function accountOf(client: Client, person: PageOwner | { userId: string }): Promise<string> {
  if ('userId' in person) return person.userId;
  const { handle, key } = person;
  const id = accounts().get(handle) ?? (await loadPublicProfile(client, handle, key))?.userId;
  if (!id) throw new BackendError('forbidden');
  accounts().set(handle, id);
  return id;
}

function said(failure: Failure): ToastContent {
  if (failure.code === 'invalid')
    return { title: m.people_action_too_many_title(), text: m.people_action_too_many_text() };
  return failure.code === 'forbidden'
    ? { title: m.people_action_gone_title(), text: m.people_action_gone_text() }
    : { title: m.people_action_failed_title(), text: m.people_action_failed_text() };
}

async function change(
  person: NamedPerson,
  next: Partial<PersonState>,
  write: (client: Client, userId: string) => Promise<void>,
  done: ToastContent,
): Promise<void> {
  const before = personNow($peopleNow.get(), person);
  $peopleNow.setKey(keyOf(person), { ...before, ...next });
  const written = await attemptWithBackend(async (client) => write(client, await accountOf(client, person)));
  if (written.kind === 'ok') return showToast(done);
  $peopleNow.setKey(keyOf(person), before);
  sayFailure(written, said(written));
}

/** Follows a person. */
export function follow(own: string, person: NamedPerson): Promise<void> {
  const { name } = person;
  const write = (client: Client, userId: string) => followPerson(client, own, userId);
  return change(person, { followed: true }, write, {
    title: m.people_action_now_following_title(),
    text: m.people_action_now_following_text({ name: isolated(name) }),
    quiet: true,
  });
}

/** Unfollows a person; the toast offers an undo. */
export function unfollow(own: string, person: NamedPerson): Promise<void> {
  const { name } = person;
  const action = { label: m.undo_label(), run: offeredToPerson(() => void follow(own, person)) };
  const write = (client: Client, userId: string) => unfollowPerson(client, own, userId);
  return change(person, { followed: false }, write, {
    title: m.people_action_not_following_title(),
    text: m.people_action_not_following_text({ name: isolated(name) }),
    action,
  });
}

/** Blocks a person; the toast's undo also follows them again if they were followed. */
export function block(own: string, person: NamedPerson): Promise<void> {
  const { name } = person;
  const { followed } = personNow($peopleNow.get(), person);
  const action = {
    label: m.undo_label(),
    run: offeredToPerson(() => void unblock(own, person, followed)),
  };
  const write = (client: Client, userId: string) => blockPerson(client, own, userId);
  return change(person, { followed: false, blocked: true }, write, {
    title: m.people_action_now_blocked_title(),
    text: m.people_action_now_blocked_text({ name: isolated(name) }),
    action,
  });
}

/** Unblocks a person; `followed` also follows them again. */
export function unblock(own: string, person: NamedPerson, followed = false): Promise<void> {
  const { name } = person;
  const write = async (client: Client, userId: string) => {
    await unblockPerson(client, own, userId);
    if (followed) await followPerson(client, own, userId);
  };
  return change(person, { blocked: false, followed }, write, {
    title: m.people_action_not_blocked_title(),
    text: m.people_action_not_blocked_text({ name: isolated(name) }),
  });
}

/** Removes a follower. They may follow again; only a block prevents that. */
export function removeFollower(_own: string, person: NamedPerson): Promise<void> {
  return change(person, { removed: true }, endFollowing, {
    title: m.people_action_follower_removed_title(),
    text: m.people_action_follower_removed_text({ name: isolated(person.name) }),
  });
}

/** Reports a public profile to the admins. Returns true if it is reported, now or before. */
export async function reportPage(person: PageOwner, reason: string): Promise<boolean> {
  const session = $session.get();
  if (session.kind !== 'signedIn' || !reason.trim()) return false;
  const { id } = session.account;
  const told = await attemptWithBackend(async (client) =>
    reportProfile(client, id, await accountOf(client, person), reason),
  );
  if (told.kind === 'ok')
    showToast({ title: m.people_action_reported_title(), text: m.people_action_reported_text() });
  else if (told.code === 'duplicate')
    showError({
      title: m.people_action_already_reported_title(),
      text: m.people_action_already_reported_text(),
    });
  else sayFailure(told, said(told));
  return told.kind === 'ok' || told.code === 'duplicate';
}
