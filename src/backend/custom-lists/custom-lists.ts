import {
  VISIBILITIES,
  type ListContents,
  type ListSummary,
  type ListWords,
  type ListedTitle,
  type TakenOut,
  type Target,
  type Visibility,
} from '../../domain/custom-lists/custom-lists.ts';
import type { TitleId } from '../../domain/title.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import { camelKeys } from '../camel-keys.ts';
import { titleColumns } from '../title-columns.ts';
import type { Client } from '../client.ts';
import { BackendError } from '../errors.ts';

/** A text of the database as a visibility; anything unknown is private. */
const toVisibility = (text: string): Visibility => VISIBILITIES.find((one) => one === text) ?? 'private';

/**
 * A list by its address with titles from an offset on (100 at most), as whoever `client` acts for reads it; null where
 * there is none they may read.
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
 * The lists of a person that whoever `client` acts for may see, the one changed last first, 200 at most: one's own all,
 * those of others where they are public.
 */
export async function loadListsOf(client: Client, userId: string): Promise<ListSummary[]> {
  const rows = await answerOf(client.rpc('lists_of', { p_person: userId }));
  return rows.map(({ updated_at: updatedAt, visibility, ...row }) => ({
    ...row,
    visibility: toVisibility(visibility),
    updatedAt,
  }));
}

/** A public list as the sitemap names it. */
export interface PublicList {
  address: string;
  name: string;
}

/** Public lists with titles, the one changed last first; as many as the backend answers at once (1,000). */
export async function loadPublicLists(client: Client): Promise<PublicList[]> {
  const rows = await answerOf(client.rpc('public_lists', {}));
  return rows.map(({ address, name }) => ({ address, name }));
}

/** One of the person's lists as the menu of a title shows it. */
export interface ListChoice {
  id: string;
  address: string;
  name: string;
  visibility: Visibility;
  items: number;
  /** Whether it holds the title. */
  holds: boolean;
}

/** The person's lists, the one changed last first, and which hold a title. */
export async function loadListChoices(client: Client, { kind, id }: TitleId): Promise<ListChoice[]> {
  const rows = await answerOf(client.rpc('my_lists_for', { p_kind: kind, p_title_id: id }));
  return rows.map((row) => ({ ...row, visibility: toVisibility(row.visibility) }));
}

/** Makes a private list under an id of the caller's making; rejects with `invalid` beyond the two hundredth. */
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

/** Changes what a list says of itself; rejects with `none` when it is gone. */
export async function changeList(client: Client, id: string, words: Partial<ListWords>): Promise<void> {
  await answerOf(client.from('lists').update(words).eq('id', id).select('id').single());
}

/** Says who may read a list, and answers its address; rejects with `none` when it is gone. */
export async function showList(client: Client, id: string, visibility: Visibility): Promise<string> {
  const call = client.from('lists').update({ visibility }).eq('id', id);
  return (await answerOf(call.select('address').single())).address;
}

/** Removes a list, or puts a removed one back (for a day); false when there is none to remove or put back. */
export async function removeList(client: Client, id: string, back = false): Promise<boolean> {
  return answerOf(client.rpc(back ? 'restore_list' : 'remove_list', { p_list: id }));
}

/**
 * Adds a title to a list of the person's, last or where it stood (removeListed). Rejects with `duplicate` when it is
 * there, `invalid` when the list is full, `none` when it is gone.
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
  // A list that is gone is answered as one of somebody else's.
  await added.catch((error: unknown) => {
    throw error instanceof BackendError && error.kind === 'forbidden'
      ? new BackendError('none', error)
      : error;
  });
}

/** Takes a title out of a list, and answers what goes with it; null when it was not there. */
export async function removeListed(
  client: Client,
  listId: string,
  { kind, id }: TitleId,
): Promise<TakenOut | null> {
  const call = client.from('list_items').delete().match({ list_id: listId, kind, title_id: id });
  return answerOrNone(call.select('position, note').maybeSingle());
}

/** Writes what the owner says of a title; rejects with `none` when it is gone. */
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

/** Moves a title of a list, and answers its place from 1; rejects with `none` when it, or what it stands behind, is gone. */
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
 * Makes the person a private list of the same name and titles, with this description; answers its id and address. `none`
 * when there is none.
 */
export async function copyList(
  client: Client,
  address: string,
  description: string,
): Promise<{ id: string; address: string }> {
  return answerOf(client.rpc('copy_list', { p_address: address, p_description: description }).single());
}

/** Forgets lists that were removed more than a day ago; says how many. For the server's jobs. */
export function forgetRemovedLists(client: Client): Promise<number> {
  return answerOf(client.rpc('forget_removed_lists', {}));
}
