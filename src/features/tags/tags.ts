import { withParameters } from '../../core/routes.ts';
import type { Kind } from '../../core/title.ts';

export const TAGS_PATH = '/tags';

/** Limits: length of a tag, tags per title and per user, length of a note. */
export const TAG_BOUNDS = { length: 40, ofTitle: 20, ofPerson: 200, note: 2000 } as const;

/** Address of all titles with a tag (its key). */
export const tagPath = (key: string) => withParameters(TAGS_PATH, { tag: key });

/** With the number of its titles. */
export interface Tag {
  /** Equal for all spellings; used in addresses. */
  key: string;
  /** The user's spelling. */
  name: string;
  movies: number;
  series: number;
}

export type NamedTag = Pick<Tag, 'key' | 'name'>;

/** Picks key and name. */
export const toNamed = ({ key, name }: Tag): NamedTag => ({ key, name });

/** The user's tags and note on a title or season. */
export interface OwnMarks {
  /** In order of adding. */
  tags: string[];
  /** Possibly empty. */
  note: string;
  /** Last change of the note, as the database formats it; null without a note. */
  changedAt: string | null;
}

/** A title, or one of its seasons. */
export interface MarkedTitle {
  kind: Kind;
  id: number;
  season: number | null;
}

const ENDS = /^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/gu;

/** Normalises a tag: trims it, collapses blanks, and replaces commas, which separate tags. */
export function tagName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/,/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(ENDS, '');
}

/** Whether a comma-separated text contains a tag that is too long. */
export const hasTooLong = (text: string): boolean =>
  text.split(',').some((part) => [...tagName(part)].length > TAG_BOUNDS.length);

/**
 * The key of a tag: ignores case, accents of Latin and Greek letters, and Arabic vowel signs. The database does the
 * same (`private.tag_key`).
 */
export function tagKey(text: string): string {
  return text
    .replace(ENDS, '')
    .normalize('NFKD')
    .replace(/([A-Za-z\u00C0-\u024F\u0370-\u03FF\u1E00-\u1EFF])[\u0300-\u036F]+/gu, '$1')
    .replace(/[\u0640\u064B-\u0652\u0670]/gu, '')
    .replace(/[\t-\r \u0085\u1680\u2028\u2029]+/gu, ' ')
    .replace(/^ +| +$/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ς/g, 'σ');
}

/** Splits a comma-separated text into tags, deduplicated by key. */
export function tagsIn(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const part of text.split(',')) {
    const name = tagName(part);
    const key = tagKey(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

/** The key of the tag in an address; null without one. */
export function tagOf(query: URLSearchParams): string | null {
  return tagKey(tagName(query.get('tag') ?? '')) || null;
}

/** Suggests tags that start with the input, then those that contain it, without those the title has. */
export function suggestedTags(typed: string, all: readonly NamedTag[], had: readonly string[]): NamedTag[] {
  const key = tagKey(typed);
  const known = new Set(had.map(tagKey));
  const fits = all.filter((tag) => !known.has(tag.key) && tag.key.includes(key));
  const [first, rest] = [
    fits.filter((tag) => tag.key.startsWith(key)),
    fits.filter((tag) => !tag.key.startsWith(key)),
  ];
  return [...first, ...rest].slice(0, 8);
}

/** Compares tags by key: a changed spelling is no change. */
export function tagChanges(
  before: readonly string[],
  after: readonly string[],
): { add: string[]; remove: string[] } {
  const [had, has] = [new Set(before.map(tagKey)), new Set(after.map(tagKey))];
  return {
    add: after.filter((tag) => !had.has(tagKey(tag))),
    remove: before.filter((tag) => !has.has(tagKey(tag))),
  };
}
