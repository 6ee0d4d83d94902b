import { MOST } from '../../core/bounds.ts';
import type { Language } from '../../core/language/languages.ts';
import type { ArtistName, TitleCredits } from '../../core/artists.ts';
import type { SeasonSummary } from '../../core/seasons.ts';
import type { TitleDetails, TitleSummary } from '../../core/title.ts';
import { isNumberedSeason } from './placeholders.ts';
import type { Kept } from './title-words.ts';
import { byField } from './translations.ts';

/** The parts of a title's page that need a call per language. */
export interface BesideTitle {
  /** Twice as many as a page shows. */
  similar: TitleSummary[];
  /** The collection's name; empty if it belongs to none. */
  collection: string;
  seasons: SeasonSummary[];
  /** Names in the language's own script, by person id. */
  people: Readonly<Record<number, string>>;
}

const called =
  (people: BesideTitle['people'] = {}) =>
  <Named extends ArtistName>(one: Named): Named => {
    const name = one.id === null ? undefined : people[one.id];
    return name === undefined ? one : { ...one, name };
  };

/** A season's names for `byField`. A mere number is no name, and an untranslated season comes with its English name. */
export function seasonNames(
  own: string,
  english: string,
  language: Language,
): [own: string, english: string] {
  const isOwn = own !== english && !isNumberedSeason(own, language);
  return [isOwn ? own : '', isNumberedSeason(english, 'en') ? '' : english];
}

/** A series' seasons with names in a language, or in English. */
export function seasonsIn(
  english: readonly SeasonSummary[],
  own: readonly SeasonSummary[],
  language: Language,
): SeasonSummary[] {
  const names = new Map(own.map(({ number, name }) => [number, name]));
  return english.map((season) => ({
    ...season,
    ...byField({ name: seasonNames(names.get(season.number) ?? '', season.name, language) }),
  }));
}

/** A title's details in a language; `beside` is null if not requested or unavailable. */
export function localized<Details extends TitleDetails>(
  kept: Kept<Details>,
  language: Language,
  beside: BesideTitle | null,
): Details {
  const { words, ...rest } = kept;
  const english: TitleDetails = rest as Details;
  if (language === 'en') return english as Details;
  const { title = '', overview = '', tagline = '', ...besides } = words?.[language] ?? {};
  const told = byField({
    title: [title, english.title],
    overview: [overview, english.overview],
    tagline: [tagline, english.tagline],
  });
  const inOwn = called(beside?.people);
  const lists = beside && {
    similar: beside.similar.slice(0, MOST.similar),
    moreSimilar: beside.similar.slice(MOST.similar),
    cast: english.cast.map(inOwn),
  };
  const parts =
    english.kind === 'tv'
      ? {
          seasons: seasonsIn(english.seasons, beside?.seasons ?? [], language),
          createdBy: english.createdBy.map(inOwn),
        }
      : {
          directors: english.directors.map(inOwn),
          writers: english.writers.map(inOwn),
          collection: english.collection && {
            ...english.collection,
            ...(beside?.collection && { name: beside.collection }),
          },
        };
  return { ...english, ...told, ...besides, ...lists, ...parts } as Details;
}

/** A title's credits with its name and poster in a language. */
export function creditsIn(
  kept: Kept<TitleCredits>,
  language: Language,
  people: BesideTitle['people'] | undefined,
): TitleCredits {
  const { words, ...credits } = kept;
  const own = words?.[language];
  if (language === 'en') return credits;
  const told = byField({ title: [own?.title ?? '', credits.title.title] });
  const pictured = own?.posterPath === undefined ? {} : { posterPath: own.posterPath };
  const inOwn = called(people);
  const departments = credits.departments.map((one) => ({ ...one, people: one.people.map(inOwn) }));
  return { title: { ...credits.title, ...told, ...pictured }, departments };
}
