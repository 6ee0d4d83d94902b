import type { ImportEntry, RowProblem } from './entry.ts';
import { dayOfTime } from './days.ts';
import { keyInFile, placeIn, writtenText } from './facts.ts';
import { inside, isLoose, type Loose } from './json-facts.ts';
import type { ReadingContext } from './reading.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Object and text of a comment or note, in the item or nested. */
function said(item: Loose, outer: string, name: string): { object: Loose; text: string } | null {
  const within = inside(item, outer);
  if (isText(within[name])) return { object: within, text: writtenText(within[name]) };
  return isText(item[name]) ? { object: item, text: writtenText(item[name]) } : null;
}

const commentIn = (item: Loose) => said(item, 'comment', 'comment');
const noteIn = (item: Loose) => said(item, 'note', 'notes');

/** Whether an item is a comment or a private note; null otherwise. */
export function textRoleOf(item: Loose): 'comments' | 'notes' | null {
  if ('listed_at' in item) return null;
  if (commentIn(item)) return 'comments';
  return noteIn(item) ? 'notes' : null;
}

type Said = Pick<ImportEntry, 'what'> & Partial<ImportEntry>;

/** Parses a comment as a review. Rejects replies, and comments on seasons or episodes. */
export function reviewIn(item: Loose, context: ReadingContext): Said | RowProblem {
  const { object, text } = commentIn(item) ?? { object: {}, text: '' };
  if (Number(object['parent_id']) > 0) return 'reply';
  if (item['type'] === 'season' || item['type'] === 'episode') return 'partText';
  const plain = text.replace(/\[\/?spoiler\]/gi, '').trim();
  if (plain === '') return 'noText';
  const spoiler = object['spoiler'] === true || plain !== text;
  const day = dayOfTime(object['created_at'], context);
  return { what: 'review', text: plain, day, ...(spoiler && { spoiler }) };
}

/** Parses a private note on a title or season. */
export function privateNoteIn(item: Loose, context: ReadingContext): Said | RowProblem {
  const { object, text } = noteIn(item) ?? { object: {}, text: '' };
  const attached = inside(item, 'attached_to')['type'] ?? item['type'];
  if (attached === 'episode' || isLoose(item['episode'])) return 'partText';
  const season = isLoose(item['season']) ? placeIn(item['season']['number']) : undefined;
  if (text === '') return 'noText';
  const day = dayOfTime(object['created_at'], context);
  return { what: 'note', text, day, ...(season !== undefined && { season }) };
}

/** Merges notes: here a title or season has only one. */
export function withOneNoteEach(entries: readonly ImportEntry[]): ImportEntry[] {
  const first = new Map<string, ImportEntry>();
  return entries.filter((entry) => {
    if (entry.what !== 'note') return true;
    const key = `${keyInFile(entry)} ${entry.season}`;
    const known = first.get(key);
    if (known) known.text = `${known.text}\n\n${entry.text}`;
    else first.set(key, entry);
    return !known;
  });
}
