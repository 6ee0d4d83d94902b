import { idOf, notFound, ok, pageOf, pageOfList } from '../answers.ts';
import { appended } from '../appends.ts';
import type { Names } from '../language/names.ts';
import { titleTranslations } from '../language/wire-translations.ts';
import type { Edition, Shelf } from '../library.ts';
import type { Title } from '../title.ts';
import { aggregateCredits, credits, videos } from '../artists/wire-credits.ts';
import { contentRatings, externalIds, keywords, releaseDates } from './wire-facts.ts';
import { movieDetails, seriesDetails } from './wire-details.ts';
import { item, typedItem } from '../wire-item.ts';
import { watchProviders } from '../watch/wire-streams.ts';
import { seasonAnswer, seasonDetails } from '../seasons/wire-season.ts';

/** Max age, in seconds. */
const MAX_AGE = 28_800;

interface Call {
  edition: Edition;
  parameters: URLSearchParams;
  every: readonly Names[];
}

type Part = (title: Title, call: Call) => object | undefined;

const shelfOf = ({ movies, series }: Edition, title: Title): Shelf<Title> =>
  title.kind === 'movie' ? movies : series;

const PARTS: Record<string, Part> = {
  credits: (title, { edition }) => credits(title, edition.people()),
  videos,
  external_ids: externalIds,
  keywords,
  'watch/providers': watchProviders,
  translations: (title, { every }) => titleTranslations(title, every),
  similar: (title, { edition, parameters }) =>
    pageOfList(shelfOf(edition, title).similar(title.id), pageOf(parameters), item),
  recommendations: (title, { edition, parameters }) =>
    pageOfList(shelfOf(edition, title).recommended(title.id), pageOf(parameters), typedItem),
};

const MOVIE_PARTS: Record<string, Part> = {
  release_dates: (title) => (title.kind === 'movie' ? releaseDates(title) : undefined),
};

const SERIES_PARTS: Record<string, Part> = {
  content_ratings: (title) => (title.kind === 'tv' ? contentRatings(title) : undefined),
  aggregate_credits: (title, { edition }) => aggregateCredits(title, edition.people()),
};

/** An appended season, such as `season/2`. */
const seasonPart =
  (name: string): Part =>
  (title, { edition }) => {
    const [, number] = /^season\/(\d{1,4})$/.exec(name) ?? [];
    return title.kind === 'tv' && number ? seasonDetails(title, Number(number), edition.day) : undefined;
  };

/** Answers tv/{id}/season/{n} and paths below. */
export function seasonOfSeries({ edition, parameters }: Call, id: string, rest: readonly string[]): Response {
  const [number = '', part, ...more] = rest;
  const series = edition.series.get(idOf(id));
  if (!series || more.length > 0) throw notFound();
  return seasonAnswer(series, number, part, { today: edition.day, parameters });
}

/** The sub-resource of a path or append; undefined for an unknown name. */
function partOf(kind: Title['kind'], name: string): Part | undefined {
  const own = kind === 'tv' ? SERIES_PARTS : MOVIE_PARTS;
  if (Object.hasOwn(own, name)) return own[name];
  if (kind === 'tv' && name.startsWith('season/')) return seasonPart(name);
  return Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
}

/**
 * Answers movie/{id} or tv/{id}, with the parts in `append_to_response`, or one of its sub-resources. Unknown
 * appends are ignored, as at TMDB.
 */
export function titleAnswer(call: Call, kind: Title['kind'], id: string, part?: string): Response {
  const title = (kind === 'movie' ? call.edition.movies : call.edition.series).get(idOf(id));
  if (!title) throw notFound();
  if (part !== undefined) {
    const answer = partOf(kind, part);
    if (!answer) throw notFound();
    return ok({ id: title.id, ...answer(title, call) }, MAX_AGE);
  }
  const details =
    title.kind === 'movie' ? movieDetails(title, call.edition) : seriesDetails(title, call.edition.day);
  const more = appended(call.parameters, (name) => partOf(kind, name)?.(title, call));
  return ok({ ...details, ...more }, MAX_AGE);
}
