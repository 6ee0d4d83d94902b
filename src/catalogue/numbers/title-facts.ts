import { cutText, LONGEST, MOST } from '../../core/bounds.ts';
import type { CollectionLink } from '../../core/collections.ts';
import { releaseIn } from '../../core/releases.ts';
import { releasesOf } from '../calendar/releases.ts';
import type { MovieDetailsAnswer, SeriesDetailsAnswer } from '../wire.ts';

/** Theatrical and limited theatrical releases: their ratings are the best known. */
const IN_CINEMAS = [3, 2];

/** A displayable age rating; null if empty or too long. */
function rating(text: string | undefined): string | null {
  const shown = text?.trim() ?? '';
  return shown !== '' && shown.length <= LONGEST.code ? shown : null;
}

/** A country's first non-empty rating, theatrical releases first. */
function certification({ release_dates: of }: MovieDetailsAnswer, region: string): string | null {
  const releases = of(region)?.release_dates ?? [];
  const ofTypes = IN_CINEMAS.map((type) => releases.filter((release) => release.type === type));
  const ratings = [...ofTypes.flat(), ...releases].map((release) => rating(release.certification));
  return ratings.find((found) => found !== null) ?? null;
}

/** A title's IMDb id; null if malformed. */
function imdbId(text: string | undefined): string | null {
  return /^tt\d{7,10}$/.test(text ?? '') ? (text ?? null) : null;
}

/** A URL that is safe to link: https without credentials; null otherwise. */
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

function keywords({ keywords: found }: MovieDetailsAnswer | SeriesDetailsAnswer) {
  const named = found.map(({ id, name }) => ({ id, name: cutText(name, LONGEST.keyword) }));
  return [...new Map(named.map((keyword) => [keyword.id, keyword])).values()].slice(0, MOST.keywords);
}

function countryCodes({
  production_countries: producing,
  origin_country: origin,
}: MovieDetailsAnswer | SeriesDetailsAnswer) {
  const named = producing.length > 0 ? producing.map(({ iso_3166_1: code }) => code) : origin;
  return [...new Set(named)].filter((code) => /^[A-Z]{2}$/.test(code)).slice(0, MOST.countries);
}

/** A movie's origin, collection, age rating, release in a region (ISO 3166-1) and external ids. */
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

/** An external id; null if invalid. */
function foreignNumber(given: number | undefined): number | null {
  return given !== undefined && Number.isInteger(given) && given > 0 ? given : null;
}

/** Minutes of an episode: from the latest episode for most series, which specify none. */
function episodeRuntime({ episode_run_time: usual, last_episode_to_air: latest }: SeriesDetailsAnswer) {
  return Math.round((usual[0] ?? 0) || (latest?.runtime ?? 0)) || null;
}

/** A series' origin, age rating in a region (ISO 3166-1) and external ids. */
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
