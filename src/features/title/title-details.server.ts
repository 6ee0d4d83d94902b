import type { Catalogue } from '../../catalogue/contract.ts';
import { MOST } from '../../core/bounds.ts';
import { today } from '../../core/dates.ts';
import type { Opinions } from '../reviews/opinions.ts';
import type { Outcome } from '../../core/outcome.ts';
import { isLeftOut } from '../cards/own-cards.ts';
import { lacksEpisodes } from '../series/series-marks.ts';
import { isAwaited, releaseIn } from '../../core/releases.ts';
import {
  isIdBeyond,
  parseTitleId,
  titleKey,
  type Kind,
  type MovieDetails,
  type SeriesDetails,
  type TitleDetails,
  type TitleSummary,
} from '../../core/title.ts';
import { learnOwnCards } from '../title-lists/own-cards.server.ts';
import { regionOf } from '../../server/region.ts';
import { services } from '../../server/services.ts';
import { loadOpinions } from '../reviews/opinions.server.ts';
import { orNull } from '../../server/in-time.ts';
import { outcomeOf } from '../../server/outcome.ts';
import { offersFor } from '../watch/watch.server.ts';
import { loadOwnTitle, type OwnTitle } from './own-title.server.ts';
import { collectionBeside, type Beside } from './parts-beside.server.ts';
import type { Viewer } from '../../server/viewer.ts';

/** A title's page. */
export interface TitleAnswer<T extends TitleDetails = TitleDetails> {
  title: T;
  opinions: Opinions;
  /** Neighbouring movies of its collection; none until it is cached. */
  parts: TitleSummary[];
  /** Part of the page failed to load: it is not cached. */
  incomplete: boolean;
  /** Whether mails can be sent. */
  mails: boolean;
  /** Whether the signed-in user has dismissed it. */
  dismissed: boolean;
  /** The signed-in user's other data; null for a visitor, or if it could not all be loaded. */
  own: OwnTitle | null;
}

/** The request of a title's page. */
export interface TitleRequest {
  requestId: string;
  parameters: URLSearchParams;
  /** The signed-in user; missing for a visitor. */
  viewer?: Viewer | null;
}

/** Replaces similar titles that lists hide from the user by others. */
async function titleFor<T extends TitleDetails>(title: T, viewer: Viewer | null | undefined) {
  const similar = [...title.similar, ...title.moreSimilar];
  const known = await viewer?.ask((person) => learnOwnCards(person, [title, ...similar]));
  if (!known) return { title, dismissed: false };
  const shown = similar.filter((other) => !isLeftOut(other, known)).slice(0, MOST.similar);
  return {
    title: { ...title, similar: shown },
    dismissed: known.cards.get(titleKey(title))?.lists.dismissed ?? false,
  };
}

/**
 * Adds the release date of an upcoming movie in the user's region, else in the default one; without one, its
 * first release counts.
 */
async function withRelease(movie: MovieDetails, viewer: Viewer | null | undefined): Promise<MovieDetails> {
  const { catalogue, config, clock } = await services();
  if (!isAwaited(movie.date, today(clock))) return { ...movie, release: null };
  const release = await viewer?.ask(async (person) => {
    const region = await regionOf(person);
    if (region === config.region) return { own: movie.release };
    return { own: releaseIn(region, (await catalogue.releases(movie.id))?.[region]) };
  });
  return release ? { ...movie, release: release.own } : movie;
}

/** Sets the collection's own name, and removes a missing collection. */
function withCollection<T extends TitleDetails>(title: T, { name, gone }: Beside): T {
  if (title.kind !== 'movie' || !title.collection) return title;
  if (gone) return { ...title, collection: null };
  if (name === null) return title;
  return { ...title, collection: { ...title.collection, name } };
}

/** Adds the offers in the user's region, which came with the title. */
async function withOffers(own: Omit<OwnTitle, 'offers'>, title: TitleDetails): Promise<OwnTitle> {
  return { ...own, offers: await orNull(offersFor(title, own.watching.region)) };
}

/** Adds the user's rating to the ratings. */
const withOwn = (opinions: Opinions, own: OwnTitle | null): Opinions =>
  own && opinions.kind === 'ok' ? { ...opinions, ratings: { ...opinions.ratings, ...own.stars } } : opinions;

function loadTitle<T extends TitleDetails>(
  kind: Kind,
  segment: string | undefined,
  { requestId, parameters, viewer }: TitleRequest,
  ask: (catalogue: Catalogue, id: number) => Promise<T | null>,
): Promise<Outcome<TitleAnswer<T>>> {
  return outcomeOf<TitleAnswer<T>>(requestId, async () => {
    const id = parseTitleId(segment);
    if (id === null) return { kind: isIdBeyond(segment) ? 'notFound' : 'invalid' };
    const { catalogue, jobs } = await services();
    const [asked, opinions, mine] = await Promise.all([
      ask(catalogue, id).then(async (found) => {
        if (!found) return null;
        const [beside, made] = await Promise.all([collectionBeside(found), titleFor(found, viewer)]);
        return { parts: beside.parts, ...made, title: withCollection(made.title, beside) };
      }),
      loadOpinions({ kind, id }, parameters, requestId, viewer),
      viewer?.ask((person) => loadOwnTitle(person, { kind, id })),
    ]);
    if (!asked) return { kind: 'notFound' };
    const incomplete = opinions.kind === 'error';
    const isWhole = mine && !lacksEpisodes(mine.series?.marks ?? null) && !incomplete;
    const own = isWhole ? await withOffers(mine, asked.title) : null;
    return {
      kind: 'ok',
      ...asked,
      opinions: withOwn(opinions, own),
      incomplete,
      mails: jobs.sendsReminders,
      own,
    };
  });
}

/** Loads a movie's page; notFound if there is none, invalid for a malformed id. */
export function loadMovie(
  segment: string | undefined,
  request: TitleRequest,
): Promise<Outcome<TitleAnswer<MovieDetails>>> {
  return loadTitle('movie', segment, request, async (catalogue, id) => {
    const movie = await catalogue.movie(id);
    return movie && withRelease(movie, request.viewer);
  });
}

/** Loads a series' page; notFound if there is none, invalid for a malformed id. */
export function loadSeries(
  segment: string | undefined,
  request: TitleRequest,
): Promise<Outcome<TitleAnswer<SeriesDetails>>> {
  return loadTitle('tv', segment, request, (catalogue, id) => catalogue.series(id));
}
