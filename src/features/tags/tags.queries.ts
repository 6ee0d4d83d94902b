import type { TaggedTitle } from '../discover/discover-tagged.ts';
import type { ListTitle } from '../../core/lists.ts';
import type { MarkedTitle, OwnMarks, Tag } from './tags.ts';
import type { Kind } from '../../core/title.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

interface MarksRow {
  tags: string[];
  note: string | null;
  changedAt: string | null;
}

const toMarks = ({ tags, note, changedAt }: MarksRow): OwnMarks => ({ tags, note: note ?? '', changedAt });

/** The caller's tags by name, with their number of titles. */
export function loadTags(client: Client): Promise<Tag[]> {
  return answerOf(client.rpc('my_tags'));
}

/** The caller's tags of a title, and the note on it or on a season. */
export async function loadMarks(client: Client, { kind, id, season }: MarkedTitle): Promise<OwnMarks> {
  const call = { p_kind: kind, p_id: id, ...(season !== null && { p_season: season }) };
  return toMarks((await answerOf(client.rpc('my_tags_and_note', call))) as unknown as MarksRow);
}

/** A change of a title's tags and note; a null note stays as it is. */
export interface MarksChange {
  add: readonly string[];
  remove: readonly string[];
  note: string | null;
  /** When the overwritten note was last changed (optimistic locking). */
  expected: string | null;
}

/**
 * Changes tags and note in one transaction. Returns `other` with the stored note, changing nothing, if the note is not
 * the expected one. Rejects with `bound` beyond two hundred tags, or twenty on a title.
 */
export async function keepMarks(
  client: Client,
  title: ListTitle,
  season: number | null,
  { add, remove, note, expected }: MarksChange,
): Promise<{ state: 'kept'; marks: OwnMarks } | { state: 'other'; note: string; changedAt: string | null }> {
  const answer = (await answerOf(
    client.rpc('keep_tags_and_note', {
      p_kind: title.kind,
      p_title: {
        id: title.id,
        title: title.title,
        poster_path: title.posterPath,
        release_date: title.date,
        vote_average: title.voteAverage,
      },
      p_add: [...add],
      p_remove: [...remove],
      ...(season !== null && { p_season: season }),
      ...(note !== null && { p_note: note }),
      ...(expected !== null && { p_expected: expected }),
    }),
  )) as unknown as MarksRow & { state: 'kept' | 'other' };
  if (answer.state === 'other')
    return { state: 'other', note: answer.note ?? '', changedAt: answer.changedAt };
  return { state: 'kept', marks: toMarks(answer) };
}

/** Renames a tag. If the name exists the tags are merged, and `merged` undoes that. Null if the tag is gone. */
export async function renameTag(
  client: Client,
  key: string,
  name: string,
): Promise<{ key: string; merged: string | null } | null> {
  const answer = await answerOrNone(client.rpc('rename_tag', { p_key: key, p_name: name }));
  return answer as { key: string; merged: string | null } | null;
}

/** Deletes a tag from all titles and returns the id for an undo; null if it is gone. */
export function deleteTag(client: Client, key: string): Promise<string | null> {
  return answerOrNone(client.rpc('delete_tag', { p_key: key }));
}

/** Restores a deleted or merged tag; false if it has expired. */
export function putBackTag(client: Client, id: string): Promise<boolean> {
  return answerOf(client.rpc('put_back_tag', { p_id: id }));
}

/** The caller's latest titles of a kind with a tag, at most 500. */
export async function loadTagged(client: Client, key: string, kind: Kind): Promise<TaggedTitle[]> {
  const rows = await answerOf(client.rpc('my_tagged_titles', { p_key: key, p_kind: kind }));
  return rows.map((row) => ({
    kind,
    id: row.title_id,
    title: row.title,
    posterPath: row.poster_path,
    date: row.release_date,
    voteAverage: row.vote_average,
    genres: row.genre_ids,
    language: row.language,
    countries: row.countries,
    minutes: row.minutes,
    people: row.people,
    keywords: row.keywords,
  }));
}
