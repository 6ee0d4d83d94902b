import { withParameters } from '../routes.ts';
import type { Kind } from '../title.ts';

/** The page of a person's tags. */
export const TAGS_PATH = '/tags';

/** How long a tag may be, how many a title and a person may have, and how long a note may be. */
export const TAG_BOUNDS = { length: 40, ofTitle: 20, ofPerson: 200, note: 2000 } as const;

/** The address of all titles with a tag, by its key. */
export const tagPath = (key: string) => withParameters(TAGS_PATH, { tag: key });

/** A person's tag and how many titles have it. */
export interface Tag {
  /** What all its spellings have in common; its name in addresses. */
  key: string;
  /** As its owner writes it. */
  name: string;
  movies: number;
  series: number;
}

/** A tag as a list of choices names it. */
export type NamedTag = Pick<Tag, 'key' | 'name'>;

/** A tag as a list of choices needs it. */
export const toNamed = ({ key, name }: Tag): NamedTag => ({ key, name });

/** What somebody has written to a title, or a season, for themselves. */
export interface OwnMarks {
  /** In the order they were given. */
  tags: string[];
  /** Empty for none. */
  note: string;
  /** When the note was last changed, as the database writes it; null without one. */
  changedAt: string | null;
}

/** Which title, or which of its seasons, is written to. */
export interface MarkedTitle {
  kind: Kind;
  id: number;
  season: number | null;
}

const ENDS = /^[\s\u200B-\u200D\u2060\uFEFF]+|[\s\u200B-\u200D\u2060\uFEFF]+$/gu;

/** A tag as it is kept: without blanks around it, one between words, and no comma, which parts tags. */
export function tagName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/,/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(ENDS, '');
}

/** Whether one of the tags of a text parted by commas is longer than a tag may be. */
export const hasTooLong = (text: string): boolean =>
  text.split(',').some((part) => [...tagName(part)].length > TAG_BOUNDS.length);

/**
 * What two spellings of one tag have in common: all but case, accents of Latin and Greek letters, and vowel signs of
 * Arabic. The database takes the same steps (`private.tag_key`).
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

/** The tags of a text parted by commas, each once. */
export function tagsIn(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const part of text.split(',')) {
    const name = tagName(part);
    const key = tagKey(name);
    if (key !== '' && !byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

/** The tag an address names, by its key; null for none. */
export function tagOf(query: URLSearchParams): string | null {
  return tagKey(tagName(query.get('tag') ?? '')) || null;
}

/** The tags that begin with what is typed, then those that have it elsewhere, without those a title has already. */
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

/** What became of a title's tags: which are new, and which are gone; another spelling is no other tag. */
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
