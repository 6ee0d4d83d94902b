import type { ArtistName } from '../../domain/artists/artists.ts';
import { formatDate } from '../../domain/dates.ts';
import { placeWords } from '../../domain/messages.ts';
import { formatMoney, formatRuntime } from '../../domain/format.ts';
import { artistPath } from '../../domain/routes.ts';
import { seriesDateLine } from '../../domain/series/series-dates.ts';
import type { MovieDetails, SeriesDetails, SpokenLanguage, TitleDetails } from '../../domain/title.ts';

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
/** What a certification is called: a rating is what people give. */
const AGE_RATING = 'Age rating';

const present = (value: string | null): string[] => (value ? [value] : []);

/** Language names with the original one marked (docs/behaviour.md, Pages). */
function languages(spoken: readonly SpokenLanguage[], original: string): string[] {
  return spoken.map(({ code, name }) => (code === original ? `${name} (Original)` : name));
}

function releaseFact({ date, release }: MovieDetails): Fact {
  const label = 'Release date';
  if (release?.place) return { label, value: formatDate(release.day), note: placeWords(release.place) };
  return { label, value: date ? formatDate(date) : 'Not announced' };
}

function movieHeroFacts(movie: MovieDetails): Fact[] {
  return [
    releaseFact(movie),
    ...present(formatRuntime(movie.runtime)).map((value) => ({ label: 'Runtime', value })),
    ...present(movie.certification).map((value) => ({ label: AGE_RATING, value })),
    ...present(movie.status).map((value) => ({ label: 'Status', value })),
  ];
}

function movieFacts(movie: MovieDetails): FactList[] {
  return [
    { label: movie.directors.length > 1 ? 'Directors' : 'Director', values: people(movie.directors) },
    { label: movie.writers.length > 1 ? 'Writers' : 'Writer', values: people(movie.writers) },
    {
      label: 'Original title',
      values: plain(movie.originalTitle !== movie.title ? present(movie.originalTitle) : []),
    },
    { label: 'Budget', values: plain(present(formatMoney(movie.budget))) },
    { label: 'Revenue', values: plain(present(formatMoney(movie.revenue))) },
    { label: 'Production countries', values: plain(movie.productionCountries) },
    { label: 'Production companies', values: plain(movie.productionCompanies) },
    { label: 'Spoken languages', values: plain(languages(movie.spokenLanguages, movie.originalLanguage)) },
  ];
}

function seriesHeroFacts(series: SeriesDetails): Fact[] {
  return [
    { label: 'On air', value: seriesDateLine(series) },
    ...present(series.certification).map((value) => ({ label: AGE_RATING, value })),
    ...present(series.status).map((value) => ({ label: 'Status', value })),
  ];
}

function seriesFacts(series: SeriesDetails): FactList[] {
  return [
    { label: 'Created by', values: people(series.createdBy) },
    {
      label: 'Original name',
      values: plain(series.originalTitle !== series.title ? present(series.originalTitle) : []),
    },
    { label: 'Networks', values: plain(series.networks) },
    { label: 'Total seasons', values: plain(series.numberOfSeasons ? [String(series.numberOfSeasons)] : []) },
    {
      label: 'Next episode',
      values: plain(series.nextEpisodeDate ? [formatDate(series.nextEpisodeDate)] : []),
    },
    { label: 'Production countries', values: plain(series.productionCountries) },
    { label: 'Production companies', values: plain(series.productionCompanies) },
    { label: 'Spoken languages', values: plain(languages(series.spokenLanguages, series.originalLanguage)) },
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
