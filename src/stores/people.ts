import { map } from 'nanostores';
import {
  blockPerson,
  followPerson,
  reportProfile,
  unblockPerson,
  unfollowPerson,
} from '../backend/follows.ts';
import type { Client } from '../backend/client.ts';
import { PEOPLE_ACTION_MESSAGES as words, UNDO_MESSAGES } from '../domain/messages.ts';
import { attemptWithBackend, sayFailure, type Failure } from './attempt.ts';
import { $session } from './session.ts';
import { showError, showToast, type ToastContent } from './toasts.ts';
import { readable } from './readable.ts';

/** What one has to do with somebody, as it is shown. */
interface PersonState {
  followed: boolean;
  blocked: boolean;
}

/** Somebody, by the name that toasts say. */
export interface NamedPerson {
  userId: string;
  name: string;
}

type People = Record<string, PersonState | undefined>;

const $peopleNow = map<People>({});

/** By account: only whom one has done something about on this page. What is on its way counts (optimistic update). */
export const $people = readable($peopleNow);

/** How things stand with somebody; until something was done, as the page was rendered. */
export function personNow(people: People, userId: string, followed = false, blocked = false): PersonState {
  return people[userId] ?? { followed, blocked };
}

/** Takes over how the page was rendered, before something is done. */
export function begin(userId: string, followed: boolean, blocked = false): void {
  if (!$peopleNow.get()[userId]) $peopleNow.setKey(userId, { followed, blocked });
}

function said(failure: Failure): ToastContent {
  if (failure.code === 'invalid') return words.tooMany;
  return failure.code === 'forbidden' ? words.gone : words.failed;
}

/** Shows a change at once, writes it, and takes it back in sight when that fails. */
async function change(
  { userId }: NamedPerson,
  next: Partial<PersonState>,
  write: (client: Client) => Promise<void>,
  done: ToastContent,
): Promise<void> {
  const before = personNow($peopleNow.get(), userId);
  $peopleNow.setKey(userId, { ...before, ...next });
  const written = await attemptWithBackend(write);
  if (written.kind === 'ok') return showToast(done);
  $peopleNow.setKey(userId, before);
  sayFailure(written, said(written));
}

/** Follows somebody. */
export function follow(own: string, person: NamedPerson): Promise<void> {
  const { userId, name } = person;
  const write = (client: Client) => followPerson(client, own, userId);
  return change(person, { followed: true }, write, { ...words.nowFollowing(name), quiet: true });
}

/** Stops following somebody; the toast takes it back. */
export function unfollow(own: string, person: NamedPerson): Promise<void> {
  const { userId, name } = person;
  const action = { label: UNDO_MESSAGES.label, run: () => void follow(own, person) };
  const write = (client: Client) => unfollowPerson(client, own, userId);
  return change(person, { followed: false }, write, { ...words.notFollowing(name), action });
}

/** Blocks somebody; the toast takes it back, and follows them again where that was so. */
export function block(own: string, person: NamedPerson): Promise<void> {
  const { userId, name } = person;
  const { followed } = personNow($peopleNow.get(), userId);
  const action = { label: UNDO_MESSAGES.label, run: () => void unblock(own, person, followed) };
  const write = (client: Client) => blockPerson(client, own, userId);
  return change(person, { followed: false, blocked: true }, write, { ...words.nowBlocked(name), action });
}

/** Takes back a block, and with it the end of following, where that is wanted. */
export function unblock(own: string, person: NamedPerson, followed = false): Promise<void> {
  const { userId, name } = person;
  const write = async (client: Client) => {
    await unblockPerson(client, own, userId);
    if (followed) await followPerson(client, own, userId);
  };
  return change(person, { blocked: false, followed }, write, words.notBlocked(name));
}

/** Tells the admins about somebody's page; true once they know, whether from now or from before. */
export async function reportPage(userId: string, reason: string): Promise<boolean> {
  const session = $session.get();
  if (session.kind !== 'signedIn' || !reason.trim()) return false;
  const { id } = session.account;
  const told = await attemptWithBackend((client) => reportProfile(client, id, userId, reason));
  if (told.kind === 'ok') showToast(words.reported);
  else if (told.code === 'duplicate') showError(words.alreadyReported);
  else sayFailure(told, said(told));
  return told.kind === 'ok' || told.code === 'duplicate';
}
