import type { ArtistName } from '../../domain/artists/artists.ts';
import { formatDate } from '../../domain/dates.ts';
import { countryName, languageName } from '../../domain/discover/discover-parameters.ts';
import { currentLanguage } from '../../domain/language/current.ts';
import { FACT_MESSAGES as words, placeWords, STATE_NAMES } from '../../domain/messages.ts';
import { formatMoney } from '../../domain/format.ts';
import { artistPath } from '../../domain/routes.ts';
import { seriesDateLine } from '../../domain/series/series-dates.ts';
import type { MovieDetails, SeriesDetails, SpokenLanguage, TitleDetails } from '../../domain/title.ts';
import { formatRuntime } from '../../domain/units.ts';

export interface Fact {
  label: string;
  value: string;
  /** Said smaller behind it. */
  note?: string;
}

/** Part of a list: a name that may lead somewhere. */
interface FactValue {
  text: string;
  path?: string | null;
}

export interface FactList {
  label: string;
  values: FactValue[];
}

const plain = (values: readonly string[]): FactValue[] => values.map((text) => ({ text }));
const people = (names: readonly ArtistName[]): FactValue[] =>
  names.map((artist) => ({ text: artist.name, path: artistPath(artist) }));

const present = (value: string | null): string[] => (value ? [value] : []);

/** What a title was made as; in other languages than English that stands below its name. */
function originalName({ title, originalTitle }: TitleDetails): string[] {
  return currentLanguage() === 'en' && originalTitle !== title ? present(originalTitle) : [];
}

/** Where a title stands, in words. */
function stateName({ status }: TitleDetails): string {
  const names: Readonly<Record<string, string>> = STATE_NAMES;
  return Object.hasOwn(names, status) ? (names[status] ?? status) : status;
}

/** The countries a title was made in. English has the names that the movie database gives them. */
function countries({ productionCountries, countryCodes }: TitleDetails): string[] {
  if (currentLanguage() === 'en') return productionCountries;
  return countryCodes.flatMap((code) => countryName(code) ?? []);
}

const languageNamed = ({ code, name }: SpokenLanguage) =>
  currentLanguage() === 'en' ? name : (languageName(code) ?? name);

/** Language names with the original one marked (docs/behaviour.md, Pages). */
function languages(spoken: readonly SpokenLanguage[], original: string): string[] {
  return spoken.map((one) =>
    one.code === original ? words.original(languageNamed(one)) : languageNamed(one),
  );
}

function releaseFact({ date, release }: MovieDetails): Fact {
  const label = words.released;
  if (release?.place) return { label, value: formatDate(release.day), note: placeWords(release.place) };
  return { label, value: date ? formatDate(date) : words.notAnnounced };
}

function movieHeroFacts(movie: MovieDetails): Fact[] {
  return [
    releaseFact(movie),
    ...present(formatRuntime(movie.runtime)).map((value) => ({ label: words.runtime, value })),
    ...present(movie.certification).map((value) => ({ label: words.certification, value })),
    ...present(stateName(movie)).map((value) => ({ label: words.status, value })),
  ];
}

function movieFacts(movie: MovieDetails): FactList[] {
  return [
    { label: words.directors(movie.directors.length), values: people(movie.directors) },
    { label: words.writers(movie.writers.length), values: people(movie.writers) },
    {
      label: words.originalTitle,
      values: plain(originalName(movie)),
    },
    { label: words.budget, values: plain(present(formatMoney(movie.budget))) },
    { label: words.revenue, values: plain(present(formatMoney(movie.revenue))) },
    { label: words.countries, values: plain(countries(movie)) },
    { label: words.companies, values: plain(movie.productionCompanies) },
    { label: words.languages, values: plain(languages(movie.spokenLanguages, movie.originalLanguage)) },
  ];
}

function seriesHeroFacts(series: SeriesDetails): Fact[] {
  return [
    { label: words.onAir, value: seriesDateLine(series) },
    ...present(series.certification).map((value) => ({ label: words.certification, value })),
    ...present(stateName(series)).map((value) => ({ label: words.status, value })),
  ];
}

function seriesFacts(series: SeriesDetails): FactList[] {
  return [
    { label: words.creators, values: people(series.createdBy) },
    {
      label: words.originalName,
      values: plain(originalName(series)),
    },
    { label: words.networks, values: plain(series.networks) },
    { label: words.seasons, values: plain(series.numberOfSeasons ? [String(series.numberOfSeasons)] : []) },
    {
      label: words.nextEpisode,
      values: plain(series.nextEpisodeDate ? [formatDate(series.nextEpisodeDate)] : []),
    },
    { label: words.countries, values: plain(countries(series)) },
    { label: words.companies, values: plain(series.productionCompanies) },
    { label: words.languages, values: plain(languages(series.spokenLanguages, series.originalLanguage)) },
  ];
}

/** The facts in a title's hero. */
export function heroFacts(title: TitleDetails): Fact[] {
  return title.kind === 'movie' ? movieHeroFacts(title) : seriesHeroFacts(title);
}

/** The facts beside a title's overview. */
export function bodyFacts(title: TitleDetails): FactList[] {
  return title.kind === 'movie' ? movieFacts(title) : seriesFacts(title);
}
