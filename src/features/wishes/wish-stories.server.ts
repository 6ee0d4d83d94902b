import type { TitleDetails, TitleSummary } from '../../core/title.ts';
import type { StorySearch } from './stories.ts';
import { isOnCard } from './wish-kin.server.ts';
import type { NamedWish, WishSetting } from './wish-names.server.ts';

/** Fewer words of a story are no memory of it. */
const LEAST_WORDS = 2;

/** Most titles that are found by their stories: each is a call. */
const MOST_TITLES = 6;

/** A title that is found by its story, with the words of the wish that it has. */
export interface StoryMatch {
  title: TitleSummary;
  words: readonly string[];
}

function summaryOf(details: TitleDetails): TitleSummary {
  const { kind, id, title, originalTitle, originalLanguage, overview, date } = details;
  const { posterPath, backdropPath, voteAverage, voteCount, genreIds } = details;
  return {
    ...{ kind, id, title, originalTitle, originalLanguage, overview, date },
    ...{ posterPath, backdropPath, voteAverage, voteCount, genreIds },
  };
}

/**
 * Titles that a wish remembers vaguely ("a man stands in the rain and says goodbye"): their stories have two words at
 * least that no rule understands, and their cards match its filters. None if the catalogue cannot search stories.
 */
export async function storyMatches(
  { wishes }: NamedWish,
  setting: WishSetting & { stories?: StorySearch | undefined },
): Promise<StoryMatch[]> {
  const { kind, filters, unread, themes } = wishes;
  const own = unread.flatMap(({ bare, refused }) => (refused ? [] : bare.split(' ')));
  if (own.length < LEAST_WORDS || !setting.stories) return [];
  const text = [...own, ...themes.flatMap(({ words }) => words.split(' '))].join(' ');
  const found = await setting.stories(kind, text);
  const matches = await Promise.all(
    found
      .filter(({ words }) => words.length >= LEAST_WORDS)
      .slice(0, MOST_TITLES)
      .map(async ({ id, words }) => ({ details: await setting.catalogue.title({ kind, id }), words })),
  );
  return matches.flatMap(({ details, words }) => {
    if (!details) return [];
    const title = summaryOf(details);
    return isOnCard(title, filters, setting.day) ? [{ title, words }] : [];
  });
}
