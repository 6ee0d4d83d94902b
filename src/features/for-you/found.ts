import type { CalendarDate } from '../../core/dates.ts';
import { titleKey, type TitleId, type TitleSummary } from '../../core/title.ts';
import { traitsOfSummary } from './facts.ts';
import type { FoundTitle } from './learn.ts';
import type { NamedTrait } from './traits.ts';

/** A title of a catalogue response, as stored. */
export interface SourceTitle extends TitleId {
  title: string;
  posterPath: string | null;
  date: CalendarDate | null;
  voteAverage: number | null;
  votes: number;
  language: string;
  genres: number[];
}

export interface SourceAnswer {
  key: string;
  /** The trait its titles share; null if they are recommendations for the title `key`. */
  trait: NamedTrait | null;
  titles: SourceTitle[];
}

export interface KnownTitle {
  minutes: number | null;
  traits: readonly NamedTrait[];
}

export const MOST_OF_SOURCE = 40;

/** Converts a title of a list for storage. */
export function toSourceTitle(title: TitleSummary): SourceTitle {
  const { kind, id, posterPath, date, voteAverage } = title;
  return {
    ...{ kind, id, title: title.title, posterPath, date, voteAverage },
    ...{ votes: title.voteCount, language: title.originalLanguage, genres: title.genreIds },
  };
}

/** Flattens all responses and adds details. A title occurs once per response that contains it. */
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
