import {
  VISIBILITIES,
  type ListContents,
  type ListSummary,
  type ListWords,
  type ListedTitle,
  type TakenOut,
  type Target,
  type Visibility,
} from './custom-lists.ts';
import type { TitleId } from '../../core/title.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import { camelKeys } from '../../core/backend/camel-keys.ts';
import { titleColumns } from '../marks/title-columns.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import { BackendError } from '../../core/backend/errors.ts';

/** Unknown values count as private. */
const toVisibility = (text: string): Visibility => VISIBILITIES.find((one) => one === text) ?? 'private';

/**
 * A list by its address with titles from an offset (at most 100), as the client's user sees it; null if it does not
 * exist or is not readable.
 */
export async function readList(
  client: Client,
  address: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListContents | null> {
  const call = client.rpc('read_list', { p_address: address, p_offset: offset, p_limit: limit });
  const found = await answerOrNone(call);
  return found === null ? null : camelKeys<ListContents>(found);
}

/**
 * A person's lists that the client's user may see, last changed first, at most 200: all of their own, public ones of
 * others.
 */
export async function loadListsOf(client: Client, userId: string): Promise<ListSummary[]> {
  const rows = await answerOf(client.rpc('lists_of', { p_person: userId }));
  return rows.map(({ updated_at: updatedAt, visibility, ...row }) => ({
    ...row,
    visibility: toVisibility(visibility),
    updatedAt,
  }));
}

export interface PublicList {
  address: string;
  name: string;
}

/** Public lists with titles, last changed first; at most one answer of the backend (1,000). */
export async function loadPublicLists(client: Client): Promise<PublicList[]> {
  const rows = await answerOf(client.rpc('public_lists', {}));
  return rows.map(({ address, name }) => ({ address, name }));
}

export interface ListChoice {
  id: string;
  address: string;
  name: string;
  visibility: Visibility;
  items: number;
  holds: boolean;
}

/** The caller's lists, last changed first, and whether each contains a title. */
export async function loadListChoices(client: Client, { kind, id }: TitleId): Promise<ListChoice[]> {
  const rows = await answerOf(client.rpc('my_lists_for', { p_kind: kind, p_title_id: id }));
  return rows.map((row) => ({ ...row, visibility: toVisibility(row.visibility) }));
}

/**
 * Creates a private list under the caller's id (idempotent retries) and returns its address; rejects with `invalid`
 * beyond two hundred.
 */
export async function makeList(
  client: Client,
  userId: string,
  id: string,
  words: ListWords,
): Promise<string> {
  const { name, description, ranked } = words;
  const row = { id, user_id: userId, name, description, ranked };
  return (await answerOf(client.from('lists').insert(row).select('address').single())).address;
}

/** Changes a list's name, description or ranking; rejects with `none` if it is gone. */
export async function changeList(client: Client, id: string, words: Partial<ListWords>): Promise<void> {
  await answerOf(client.from('lists').update(words).eq('id', id).select('id').single());
}

/** Sets a list's visibility and returns its address; rejects with `none` if it is gone. */
export async function showList(client: Client, id: string, visibility: Visibility): Promise<string> {
  const call = client.from('lists').update({ visibility }).eq('id', id);
  return (await answerOf(call.select('address').single())).address;
}

/** Removes a list, or with `back` restores it (within a day); false if there is none. */
export async function removeList(client: Client, id: string, back = false): Promise<boolean> {
  return answerOf(client.rpc(back ? 'restore_list' : 'remove_list', { p_list: id }));
}

/**
 * Adds a title to the user's list, at the end or at `position` (from removeListed). Rejects with `duplicate` if it is
 * in the list, `invalid` if the list is full, `none` if the list is gone.
 */
export async function addListed(
  client: Client,
  userId: string,
  listId: string,
  title: ListedTitle,
  position: number | null = null,
): Promise<void> {
  const added = answerOrNone(
    client.from('list_items').insert({
      list_id: listId,
      user_id: userId,
      ...titleColumns(title),
      note: title.note,
      position,
    }),
  );
  // Row policies report a missing list as forbidden.
  await added.catch((error: unknown) => {
    throw error instanceof BackendError && error.kind === 'forbidden'
      ? new BackendError('none', error)
      : error;
  });
}

/** Removes a title from a list and returns its position and note; null if it was not in it. */
export async function removeListed(
  client: Client,
  listId: string,
  { kind, id }: TitleId,
): Promise<TakenOut | null> {
  const call = client.from('list_items').delete().match({ list_id: listId, kind, title_id: id });
  return answerOrNone(call.select('position, note').maybeSingle());
}

/** Saves a title's note; rejects with `none` if it is gone. */
export async function noteListed(
  client: Client,
  listId: string,
  title: TitleId,
  note: string,
): Promise<void> {
  const { kind, id } = title;
  const call = client.from('list_items').update({ note }).match({ list_id: listId, kind, title_id: id });
  await answerOf(call.select('title_id').single());
}

/**
 * Moves a title in a list and returns its place from 1; rejects with `none` if it, or the title it follows, is gone.
 */
export async function moveListed(
  client: Client,
  listId: string,
  { kind, id }: TitleId,
  target: Target,
): Promise<number> {
  const where =
    'place' in target
      ? { p_place: target.place }
      : target.after
        ? { p_after_kind: target.after.kind, p_after_id: target.after.id }
        : {};
  return answerOf(client.rpc('move_list_item', { p_list: listId, p_kind: kind, p_title_id: id, ...where }));
}

/**
 * Copies a readable list to a private one of the caller with this description; returns its id and address. Rejects with
 * `none` if there is none.
 */
export async function copyList(
  client: Client,
  address: string,
  description: string,
): Promise<{ id: string; address: string }> {
  return answerOf(client.rpc('copy_list', { p_address: address, p_description: description }).single());
}

/** Deletes lists removed more than a day ago; returns how many. For the server's jobs. */
export function forgetRemovedLists(client: Client): Promise<number> {
  return answerOf(client.rpc('forget_removed_lists', {}));
}
