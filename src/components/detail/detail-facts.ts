import { formatDate } from '../../domain/dates.ts';
import { formatMoney, formatRuntime } from '../../domain/format.ts';
import { seriesDateLine } from '../../domain/series-dates.ts';
import type { MovieDetails, SeriesDetails, SpokenLanguage, TitleDetails } from '../../domain/title.ts';

export interface Fact {
  label: string;
  value: string;
}

export interface FactList {
  label: string;
  values: string[];
}

const present = (value: string | null): string[] => (value ? [value] : []);

/** Language names with the original one marked (docs/behaviour.md, Pages). */
function languages(spoken: readonly SpokenLanguage[], original: string): string[] {
  return spoken.map(({ code, name }) => (code === original ? `${name} (Original)` : name));
}

function movieHeroFacts(movie: MovieDetails): Fact[] {
  return [
    { label: 'Release date', value: movie.date ? formatDate(movie.date) : 'Not announced' },
    ...present(formatRuntime(movie.runtime)).map((value) => ({ label: 'Runtime', value })),
    ...present(movie.status).map((value) => ({ label: 'Status', value })),
  ];
}

function movieFacts(movie: MovieDetails): FactList[] {
  return [
    { label: movie.directors.length > 1 ? 'Directors' : 'Director', values: movie.directors },
    {
      label: 'Original title',
      values: movie.originalTitle && movie.originalTitle !== movie.title ? [movie.originalTitle] : [],
    },
    { label: 'Budget', values: present(formatMoney(movie.budget)) },
    { label: 'Revenue', values: present(formatMoney(movie.revenue)) },
    { label: 'Production countries', values: movie.productionCountries },
    { label: 'Production companies', values: movie.productionCompanies },
    { label: 'Spoken languages', values: languages(movie.spokenLanguages, movie.originalLanguage) },
  ];
}

function seriesHeroFacts(series: SeriesDetails): Fact[] {
  return [
    { label: 'On air', value: seriesDateLine(series) },
    ...present(series.status).map((value) => ({ label: 'Status', value })),
  ];
}

function seriesFacts(series: SeriesDetails): FactList[] {
  return [
    { label: 'Created by', values: series.createdBy },
    {
      label: 'Original name',
      values: series.originalTitle && series.originalTitle !== series.title ? [series.originalTitle] : [],
    },
    { label: 'Networks', values: series.networks },
    { label: 'Total seasons', values: series.numberOfSeasons ? [String(series.numberOfSeasons)] : [] },
    { label: 'Next episode', values: series.nextEpisodeDate ? [formatDate(series.nextEpisodeDate)] : [] },
    { label: 'Production countries', values: series.productionCountries },
    { label: 'Production companies', values: series.productionCompanies },
    { label: 'Spoken languages', values: languages(series.spokenLanguages, series.originalLanguage) },
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
