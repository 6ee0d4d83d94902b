import type { CalendarDate } from '../dates.ts';
import { titleKey, type TitleId, type TitleSummary } from '../title.ts';
import { traitsOfSummary } from './facts.ts';
import type { FoundTitle } from './learn.ts';
import type { NamedTrait } from './traits.ts';

/** A title as an answer of the catalogue is kept, in the order of the answer. */
export interface SourceTitle extends TitleId {
  title: string;
  posterPath: string | null;
  date: CalendarDate | null;
  voteAverage: number | null;
  votes: number;
  language: string;
  genres: number[];
}

/** What a source answered. */
export interface SourceAnswer {
  key: string;
  /** What all its titles have in common, where that is known; they are recommended for the title of the key otherwise. */
  trait: NamedTrait | null;
  titles: SourceTitle[];
}

/** What is known of a title besides. */
export interface KnownTitle {
  minutes: number | null;
  traits: readonly NamedTrait[];
}

/** Titles one source may bring. */
export const MOST_OF_SOURCE = 40;

/** A title of a list, as it is kept. */
export function toSourceTitle(title: TitleSummary): SourceTitle {
  const { kind, id, posterPath, date, voteAverage } = title;
  return {
    ...{ kind, id, title: title.title, posterPath, date, voteAverage },
    ...{ votes: title.voteCount, language: title.originalLanguage, genres: title.genreIds },
  };
}

/** The titles of all answers, each as often as it was found, with all that is known of it. */
export function foundTitles(
  answers: readonly SourceAnswer[],
  known: ReadonlyMap<string, KnownTitle>,
  genreName: (id: number) => string,
): FoundTitle[] {
  return answers.flatMap(({ key, trait, titles }) =>
    titles.map((title, rank): FoundTitle => {
      const { kind, id, posterPath, date, voteAverage, votes } = title;
      const facts = known.get(titleKey(title));
      const listed = { date, originalLanguage: title.language, genreIds: title.genres };
      const traits = facts?.traits ?? traitsOfSummary(listed, genreName);
      return {
        ...{ kind, id, title: title.title, posterPath, date, voteAverage, votes },
        minutes: facts?.minutes ?? null,
        traits: trait ? [...traits, trait] : traits,
        recommendedFor: trait ? [] : [{ key, rank }],
      };
    }),
  );
}
