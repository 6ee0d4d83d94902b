import { invalidId, notFound, ok, pageOf, pageOfList, tooManyAppends } from './answers.ts';
import type { Edition, Shelf } from './library.ts';
import type { Title } from './title.ts';
import { aggregateCredits, credits, videos } from './wire-credits.ts';
import { movieDetails, seriesDetails } from './wire-details.ts';
import { item, typedItem } from './wire-item.ts';

/** How long an answer about one title may be kept, in seconds. */
const MAX_AGE = 28_800;

/** TMDB's limit of sub-resources in one call. */
const MOST_APPENDS = 20;

interface Call {
  edition: Edition;
  parameters: URLSearchParams;
}

type Part = (title: Title, call: Call) => object;

const shelfOf = ({ movies, series }: Edition, title: Title): Shelf<Title> =>
  title.kind === 'movie' ? movies : series;

const PARTS: Record<string, Part> = {
  credits,
  videos,
  similar: (title, { edition, parameters }) =>
    pageOfList(shelfOf(edition, title).similar(title.id), pageOf(parameters), item),
  recommendations: (title, { edition, parameters }) =>
    pageOfList(shelfOf(edition, title).recommended(title.id), pageOf(parameters), typedItem),
};

/** The sub-resource a path or an append names, undefined when the kind has none of that name. */
function partOf(kind: Title['kind'], name: string): Part | undefined {
  if (name === 'aggregate_credits') return kind === 'tv' ? aggregateCredits : undefined;
  return Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
}

/**
 * The answer to movie/{id} or tv/{id}, with what `append_to_response` names, or to one of its
 * sub-resources. Unknown names among the appends are ignored, as TMDB does.
 */
export function titleAnswer(call: Call, kind: Title['kind'], id: string, part?: string): Response {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw invalidId();
  const title = (kind === 'movie' ? call.edition.movies : call.edition.series).get(Number(id));
  if (!title) throw notFound();
  if (part !== undefined) {
    const answer = partOf(kind, part);
    if (!answer) throw notFound();
    return ok({ id: title.id, ...answer(title, call) }, MAX_AGE);
  }
  const names = (call.parameters.get('append_to_response') ?? '').split(',').filter(Boolean);
  if (names.length > MOST_APPENDS) throw tooManyAppends();
  const details = title.kind === 'movie' ? movieDetails(title) : seriesDetails(title);
  const appended = names.flatMap((name) => {
    const answer = partOf(kind, name);
    return answer ? [[name, answer(title, call)] as const] : [];
  });
  return ok({ ...details, ...Object.fromEntries(appended) }, MAX_AGE);
}
