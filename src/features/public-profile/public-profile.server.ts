import { BackendError, onServer } from '../../core/backend/errors.ts';
import type { Client } from '../../core/backend/client.ts';
import { loadListsOf } from '../custom-lists/custom-lists.queries.ts';
import {
  loadProfileFavorites,
  loadProfileNumbers,
  loadProfileReviews,
  loadProfileWatches,
  loadPublicProfile,
} from './public-profiles.queries.ts';
import type { ListSummary } from '../custom-lists/custom-lists.ts';
import { today } from '../../core/dates.ts';
import type { Outcome } from '../../core/outcome.ts';
import { parsePage } from '../../core/paging.ts';
import {
  foldHandle,
  isHandle,
  PROFILE_REVIEWS,
  type ProfileNumbers,
  type ProfileReview,
  type ProfileTitle,
  type ProfileWatch,
  type PublicProfile,
} from './public-profile.ts';
import { profilePath } from '../../core/routes.ts';
import { namesAtHand } from '../../server/names-at-hand.ts';
import { forPerson } from '../../server/person.ts';
import { inLog } from '../../server/in-log.ts';
import { services } from '../../server/services.ts';
import { readerClient } from '../../server/session.ts';
import { viewerOf, type ViewerContext } from '../../server/viewer.ts';
import { loadKeptNumbers } from '../../server/profile-numbers.ts';
import { withTitleCards } from '../../server/title-names.ts';

/** A public profile as the reader may see it. */
export interface PublicProfilePage {
  profile: PublicProfile;
  /** The key in its address; null without one. */
  key: string | null;
  favorites: ProfileTitle[];
  watches: ProfileWatch[];
  /** Public, nonempty lists, the latest first. */
  lists: ListSummary[];
  reviews: (ProfileReview & { title: string })[];
  totalReviews: number;
  numbers: ProfileNumbers | null;
  /** The page of reviews, and paths of its neighbours. */
  page: number;
  path: string;
  laterPath: string | null;
  earlierPath: string | null;
}

/** The profile has another current handle or spelling. */
interface Moved {
  kind: 'moved';
  path: string;
}

type Answer = Outcome<PublicProfilePage> | Moved;

/** Maximum lists. */
const MOST_LISTS = 12;
/** Milliseconds a page waits for names of reviewed titles. */
const NAMES_MS = 500;
const RETRY_AFTER_SECONDS = 5;

type LoadNumbers = typeof loadKeptNumbers;

/** A signed-in user may be the profile's owner, who sees changes at once. */
const countNow: LoadNumbers = (client, { userId }, key, day) =>
  loadProfileNumbers(client, { userId, key }, day);

async function read(
  client: Client,
  url: URL,
  segment: string,
  key: string | null,
  loadNumbers: LoadNumbers,
): Promise<Answer> {
  const asked = url.searchParams.get('page');
  const page = parsePage(asked);
  const profile = await loadPublicProfile(client, foldHandle(segment), key);
  if (!profile) return { kind: 'notFound' };
  const base = profilePath(profile.handle, key);
  const at = (number: number) => (number === 1 ? base : `${base}?page=${number}`);
  if (url.pathname !== base) return { kind: 'moved', path: base };
  // Redirects other spellings of a page number.
  if (asked !== null && (page === 1 || asked !== String(page))) return { kind: 'moved', path: at(page) };
  const whose = { userId: profile.userId, key };
  const { clock } = await services();
  const { parts } = profile;
  const shown = parts.reviews ? await loadProfileReviews(client, whose, page) : { reviews: [], total: 0 };
  // A page beyond the last redirects to the first.
  if (page > 1 && shown.reviews.length === 0) return { kind: 'moved', path: base };
  const [favorites, watches, lists, numbers] = await Promise.all([
    parts.favorites ? loadProfileFavorites(client, whose) : [],
    parts.watches ? loadProfileWatches(client, whose) : [],
    parts.lists ? loadListsOf(client, profile.userId) : [],
    parts.numbers ? loadNumbers(client, profile, key, today(clock)) : null,
  ]);
  const named = await namesAtHand();
  const pages = Math.ceil(shown.total / PROFILE_REVIEWS);
  return {
    ...{ kind: 'ok', profile, key, numbers, page, path: at(page) },
    favorites: favorites.map((title) => named(title, title)),
    watches: watches.map((watch) => named(watch, watch)),
    // Only public lists, also on a profile shared by link.
    lists: lists.filter(({ visibility, items }) => visibility === 'public' && items > 0).slice(0, MOST_LISTS),
    reviews: await withTitleCards(shown.reviews, NAMES_MS),
    totalReviews: shown.total,
    laterPath: page > 1 ? at(page - 1) : null,
    earlierPath: page < pages ? at(page + 1) : null,
  };
}

/**
 * Loads a public profile as the reader may see it: public ones for visitors; for a signed-in user without
 * those of blocked and blocking people; the user's own at any visibility. notFound for others, as if there
 * were none.
 */
export async function loadPublicProfilePage(
  context: ViewerContext & { url: URL },
  segment: string | undefined,
  key: string | null = null,
): Promise<Answer> {
  const name = segment ?? '';
  if (!isHandle(foldHandle(name))) return { kind: 'notFound' };
  const fail = (message: string) =>
    ({ kind: 'error', message, status: 503, retryAfter: RETRY_AFTER_SECONDS }) as const;
  if (context.locals.signedIn) {
    const found = await forPerson(context, async (person) => {
      const page = await read(person.client, context.url, name, key, countNow);
      if (page.kind === 'ok') await viewerOf(context, undefined, { known: person })?.learn(page.favorites);
      return page;
    });
    if (found.kind === 'ok') return found.data;
    if (found.kind === 'error') return fail(found.message);
  }
  try {
    return await read(await readerClient(), context.url, name, key, loadKeptNumbers);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const { log } = await services();
    const { message } = onServer(error);
    log.warn({ requestId: context.locals.requestId, err: error.cause }, `profile: ${inLog(error)}`);
    return fail(message);
  }
}
