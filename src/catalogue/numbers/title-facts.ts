import { cutText, LONGEST, MOST } from '../../domain/bounds.ts';
import type { CollectionLink } from '../../domain/collections/collections.ts';
import { releaseIn } from '../../domain/calendar/releases.ts';
import { releasesOf } from '../calendar/releases.ts';
import type { MovieDetailsAnswer, SeriesDetailsAnswer } from '../wire.ts';

/** A cinema's, and a cinema's of few towns: their ratings are the ones people know. */
const IN_CINEMAS = [3, 2];

/** An age rating as it is shown; null for none, and for what can be none. */
function rating(text: string | undefined): string | null {
  const shown = text?.trim() ?? '';
  return shown !== '' && shown.length <= LONGEST.code ? shown : null;
}

/** The first rating of a country's releases that says something, those in cinemas first. */
function certification({ release_dates: of }: MovieDetailsAnswer, region: string): string | null {
  const releases = of(region)?.release_dates ?? [];
  const ofTypes = IN_CINEMAS.map((type) => releases.filter((release) => release.type === type));
  const ratings = [...ofTypes.flat(), ...releases].map((release) => rating(release.certification));
  return ratings.find((found) => found !== null) ?? null;
}

/** A number of IMDb's for a title; null for anything else. */
function imdbId(text: string | undefined): string | null {
  return /^tt\d{7,10}$/.test(text ?? '') ? (text ?? null) : null;
}

/** An address people can be sent to: https, without a name or password in it; null for others. */
export function safeAddress(text: string): string | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const fit = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return fit && url.href.length <= LONGEST.address ? url.href : null;
}

function collection({ belongs_to_collection: found }: MovieDetailsAnswer): CollectionLink | null {
  if (!found) return null;
  const { id, name, poster_path: posterPath } = found;
  return { id, name: cutText(name, LONGEST.name), posterPath };
}

/** What a title is about. */
function keywords({ keywords: found }: MovieDetailsAnswer | SeriesDetailsAnswer) {
  const named = found.map(({ id, name }) => ({ id, name: cutText(name, LONGEST.keyword) }));
  return [...new Map(named.map((keyword) => [keyword.id, keyword])).values()].slice(0, MOST.keywords);
}

/** Countries by their codes, each once; a text that is no code is left out. */
function countryCodes({
  production_countries: producing,
  origin_country: origin,
}: MovieDetailsAnswer | SeriesDetailsAnswer) {
  const named = producing.length > 0 ? producing.map(({ iso_3166_1: code }) => code) : origin;
  return [...new Set(named)].filter((code) => /^[A-Z]{2}$/.test(code)).slice(0, MOST.countries);
}

/** Where a movie comes from and belongs, its age rating and its day in a region (ISO 3166-1), and where else it is known. */
export function movieFacts(answer: MovieDetailsAnswer, region: string) {
  return {
    countryCodes: countryCodes(answer),
    keywords: keywords(answer),
    certification: certification(answer, region),
    release: releaseIn(region, releasesOf(answer.release_dates(region)?.release_dates ?? [])),
    imdbId: imdbId(answer.imdb_id),
    homepage: safeAddress(answer.homepage),
    collection: collection(answer),
  };
}

/** A number at another site; null for what is none. */
function foreignNumber(given: number | undefined): number | null {
  return given !== undefined && Number.isInteger(given) && given > 0 ? given : null;
}

/** Minutes of an episode: most series name none, and their latest episode does. */
function episodeRuntime({ episode_run_time: usual, last_episode_to_air: latest }: SeriesDetailsAnswer) {
  return Math.round((usual[0] ?? 0) || (latest?.runtime ?? 0)) || null;
}

/** A series' age rating in a region (ISO 3166-1), and where else it is known. */
export function seriesFacts(answer: SeriesDetailsAnswer, region: string) {
  return {
    countryCodes: countryCodes(answer),
    keywords: keywords(answer),
    episodeRuntime: episodeRuntime(answer),
    certification: rating(answer.content_ratings(region)?.rating),
    imdbId: imdbId(answer.external_ids?.imdb_id),
    tvdbId: foreignNumber(answer.external_ids?.tvdb_id),
    homepage: safeAddress(answer.homepage),
  };
}
