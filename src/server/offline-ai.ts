import type { WishReader } from 'embedded-services/ai';
import type { Clock } from '../core/dates.ts';
import { languageCalled } from '../features/wishes/language-names.ts';
import { LITTLE_WORDS } from '../features/wishes/little-words.ts';
import { nameIndex } from '../features/wishes/names.ts';
import { readWishes } from '../features/wishes/read-wishes.ts';
import { plainText } from '../features/wishes/sentence.ts';
import type { FoundStory, StorySearch } from '../features/wishes/stories.ts';
import { isToldInEnglish, reasoningTold, reasonTold } from '../features/wishes/told.ts';
import type { Kind } from '../core/title.ts';
import { DEMO_KEY } from './ai-service.ts';

/** The parser of wishes for the offline recommender: that of search without AI. */
export const wishReader: WishReader = {
  readWishes: (text, { language, ...reading }) =>
    readWishes(text, { ...reading, kindIsFixed: true, language: languageCalled(language) }),
  reads: (language) => languageCalled(language) !== 'en',
  littleWords: LITTLE_WORDS,
  nameIndex,
  plainText,
  isToldInEnglish,
  reasonTold,
  reasoningTold,
};

type Fetch = (request: Request) => Promise<Response>;

/** The offline recommender, created on its first request. */
export function offlineAi(clock: Clock): Fetch {
  let server: Promise<Fetch> | undefined;
  const create = async () => {
    const { createRecommenderServer } = await import('embedded-services/ai');
    return createRecommenderServer({ clock, key: DEMO_KEY, product: 'Marquee', reader: wishReader });
  };
  return async (request) => (await (server ??= create()))(request);
}

/** Searches the stories of the bundled catalogue; the index is built on first use. */
export function bundledStories(clock: Clock): StorySearch {
  let search: Promise<(kind: Kind, text: string) => readonly FoundStory[]> | undefined;
  const create = async () => {
    const { createStorySearch } = await import('embedded-services/ai');
    return createStorySearch({ clock, littleWords: LITTLE_WORDS });
  };
  return async (kind, text) => (await (search ??= create()))(kind, text);
}
