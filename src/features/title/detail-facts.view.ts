import { placeWords } from '../calendar/release-words.ts';
import { titleStateBy } from './states-words.ts';
import { m } from '../../paraglide/messages.js';
import type { ArtistName } from '../../core/artists.ts';
import { formatDate, isUpcoming, type CalendarDate } from '../../core/dates.ts';
import { countryName, languageName } from '../../core/code-names.ts';
import { currentLanguage } from '../../core/language/current.ts';
import { formatMoney } from '../../core/format.ts';
import { artistPath } from '../../core/routes.ts';
import { seriesDateLine } from '../series/series-dates.ts';
import type { MovieDetails, SeriesDetails, SpokenLanguage, TitleDetails } from '../../core/title.ts';
import { formatRuntime } from '../../core/units.ts';

export interface Fact {
  label: string;
  value: string;
  /** Shown smaller after the value. */
  note?: string;
}

/** A value with an optional link. */
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

/** The original title, for English pages; in other languages it is below the name. */
function originalName({ title, originalTitle }: TitleDetails): string[] {
  return currentLanguage() === 'en' && originalTitle !== title ? present(originalTitle) : [];
}

/** The release date on a movie's page. */
const shownDay = ({ date, release }: MovieDetails) => (release?.place ? release.day : date);

/**
 * The status in words; empty for a movie released elsewhere but upcoming in the user's region, whose date
 * says it.
 */
function stateName(title: TitleDetails, day: CalendarDate): string {
  const { status } = title;
  if (title.kind === 'movie' && status === 'Released' && isUpcoming(shownDay(title), day)) return '';
  return Object.hasOwn(titleStateBy, status) ? (titleStateBy[status]?.() ?? status) : status;
}

/** Countries of production. English uses TMDB's names. */
function countries({ productionCountries, countryCodes }: TitleDetails): string[] {
  if (currentLanguage() === 'en') return productionCountries;
  return countryCodes.flatMap((code) => countryName(code) ?? []);
}

const languageNamed = ({ code, name }: SpokenLanguage) =>
  currentLanguage() === 'en' ? name : (languageName(code) ?? name);

/** Language names with the original one marked (docs/behaviour.md, Pages). */
function languages(spoken: readonly SpokenLanguage[], original: string): string[] {
  return spoken.map((one) =>
    one.code === original ? m.fact_original({ language: languageNamed(one) }) : languageNamed(one),
  );
}

function releaseFact({ date, release }: MovieDetails): Fact {
  if (release?.place)
    return { label: m.fact_released(), value: formatDate(release.day), note: placeWords(release.place) };
  return { label: m.fact_released(), value: date ? formatDate(date) : m.fact_not_announced() };
}

function movieHeroFacts(movie: MovieDetails, day: CalendarDate): Fact[] {
  return [
    releaseFact(movie),
    ...present(formatRuntime(movie.runtime)).map((value) => ({ label: m.fact_runtime(), value })),
    ...present(movie.certification).map((value) => ({ label: m.fact_certification(), value })),
    ...present(stateName(movie, day)).map((value) => ({ label: m.fact_status(), value })),
  ];
}

function movieFacts(movie: MovieDetails): FactList[] {
  return [
    { label: m.fact_directors({ count: movie.directors.length }), values: people(movie.directors) },
    { label: m.fact_writers({ count: movie.writers.length }), values: people(movie.writers) },
    {
      label: m.fact_original_title(),
      values: plain(originalName(movie)),
    },
    { label: m.fact_budget(), values: plain(present(formatMoney(movie.budget))) },
    { label: m.fact_revenue(), values: plain(present(formatMoney(movie.revenue))) },
    { label: m.fact_countries(), values: plain(countries(movie)) },
    { label: m.fact_companies(), values: plain(movie.productionCompanies) },
    { label: m.fact_languages(), values: plain(languages(movie.spokenLanguages, movie.originalLanguage)) },
  ];
}

function seriesHeroFacts(series: SeriesDetails, day: CalendarDate): Fact[] {
  return [
    { label: m.fact_on_air(), value: seriesDateLine(series) },
    ...present(series.certification).map((value) => ({ label: m.fact_certification(), value })),
    ...present(stateName(series, day)).map((value) => ({ label: m.fact_status(), value })),
  ];
}

function seriesFacts(series: SeriesDetails): FactList[] {
  return [
    { label: m.fact_creators(), values: people(series.createdBy) },
    {
      label: m.fact_original_name(),
      values: plain(originalName(series)),
    },
    { label: m.fact_networks(), values: plain(series.networks) },
    {
      label: m.fact_seasons(),
      values: plain(series.numberOfSeasons ? [String(series.numberOfSeasons)] : []),
    },
    {
      label: m.fact_next_episode(),
      values: plain(series.nextEpisodeDate ? [formatDate(series.nextEpisodeDate)] : []),
    },
    { label: m.fact_countries(), values: plain(countries(series)) },
    { label: m.fact_companies(), values: plain(series.productionCompanies) },
    { label: m.fact_languages(), values: plain(languages(series.spokenLanguages, series.originalLanguage)) },
  ];
}

/** The facts in a title's hero on a given day. */
export function heroFacts(title: TitleDetails, day: CalendarDate): Fact[] {
  return title.kind === 'movie' ? movieHeroFacts(title, day) : seriesHeroFacts(title, day);
}

/** The facts beside a title's overview. */
export function bodyFacts(title: TitleDetails): FactList[] {
  return title.kind === 'movie' ? movieFacts(title) : seriesFacts(title);
}
