import { normalisedTitle as plain } from '../search/title-match.ts';
import type { Wishes } from './read-wishes.ts';
import type { WishSetting } from './wish-names.server.ts';

/** A keyword of the catalogue for a mood or a subject. */
export interface WishKeyword {
  id: number;
  name: string;
}

/** Most subjects of a wish that are looked up, and keywords that are tried for one. */
const MOST_SUBJECTS = 4;
const MOST_TRIES = 2;

/** Most excluded subjects that are looked up. */
const MOST_AVOIDED = 2;

/** A word with and without the ending of more than one. */
const forms = (words: string) =>
  /\d$/.test(words) ? [words] : [words, words.endsWith('s') ? words.slice(0, -1) : `${words}s`];

/** The keyword that is called by one of some names; null when none is. */
async function keywordOf(
  names: readonly string[],
  { catalogue, signal }: WishSetting,
): Promise<WishKeyword | null> {
  for (const name of names.slice(0, MOST_TRIES)) {
    signal.throwIfAborted();
    const called = new Set(forms(plain(name)));
    const keyword = (await catalogue.searchKeywords(name)).find((one) => called.has(plain(one.name)));
    if (keyword) return keyword;
  }
  return null;
}

/** The keywords that were found, each once. */
export const foundOf = (looked: readonly { keyword: WishKeyword | null }[]) => [
  ...new Map(looked.flatMap(({ keyword }) => (keyword ? [[keyword.id, keyword] as const] : []))).values(),
];

/** Words of a wish, and the keyword that was found for them. */
interface Looked {
  words: string;
  keyword: WishKeyword | null;
}

/**
 * Looks up keywords for the moods and subjects of a wish and for the words that no rule knows, and for excluded
 * subjects: at most 8 and 4 searches.
 */
export async function keywordsOf(
  { themes, refused, unread }: Pick<Wishes, 'themes' | 'refused' | 'unread'>,
  setting: WishSetting,
): Promise<{ looked: Looked[]; avoided: Looked[]; keywords: WishKeyword[] }> {
  const look = (subjects: readonly { words: string; names: readonly string[] }[], most: number) =>
    Promise.all(
      subjects.map(async ({ words, names }, index) => ({
        words,
        keyword: index < most ? await keywordOf(names, setting) : null,
      })),
    );
  const [looked, avoided] = await Promise.all([
    look(
      [
        ...themes.map(({ said, keywords }) => ({ words: said, names: keywords })),
        ...unread.flatMap(({ words, refused: no }) => (no ? [] : { words, names: [words] })),
      ],
      MOST_SUBJECTS,
    ),
    look(
      refused.map(({ said, keywords }) => ({ words: said, names: keywords })),
      MOST_AVOIDED,
    ),
  ]);
  return { looked, avoided, keywords: foundOf(looked) };
}
