import { ratingClearFailed, ratingSaveFailed } from './ratings-words.ts';
import { starsCount } from '../../core/stars-count.ts';
import { starsText, type Stars } from '../../core/stars.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import { loadOwnRating, loadRatingSummary } from './ratings.queries.ts';
import { summaryAfter } from './opinions.ts';
import type { InitialRatings, RatingSummary } from '../../core/averages.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import { attempt, attemptWithBackend } from '../../core/stores/attempt.ts';
import { currentEnvironment } from '../../core/stores/environment.ts';
import { sayMarkFailed } from '../marks/offer-again.store.ts';
import { asSignedIn } from '../../core/stores/permission.ts';
import { sendStars } from './send-stars.store.ts';
import { readable } from '../../core/stores/readable.ts';
import { $session, onPerson, personNow } from '../../core/stores/session.ts';
import { showToast } from '../../core/stores/toasts.ts';

export interface RatingView {
  title: TitleId;
  /** Everyone's ratings, including the user's unsaved one; null on failure. */
  summary: RatingSummary | null;
  own: Stars | null;
}

const $ratingNow = atom<RatingView | null>(null);

/** Null until a title's page is opened. */
export const $rating = readable($ratingNow);

/** The stored ratings; `summary` includes `own`. */
let kept: Pick<RatingView, 'summary' | 'own'> = { summary: null, own: null };
let wanted: Stars | null = null;
let saving = false;
/** The latest load; answers to earlier ones are stale. */
let asked = 0;

function show(title: TitleId): void {
  const { summary, own } = kept;
  const expected = summary && wanted !== own ? summaryAfter(summary, own, wanted) : summary;
  $ratingNow.set({ title, summary: expected, own: wanted });
}

let stop: (() => void) | undefined;

let deafen: (() => void) | undefined;

/**
 * Follows stars the signed-in user gives elsewhere: in the diary's sheet or another tab. Loaded lazily, since visitors
 * do not need it.
 */
async function hearOf(title: TitleId): Promise<void> {
  const loaded = await attempt(() => import('./own-stars.store.ts'));
  if (loaded.kind === 'failed' || $rating.get()?.title !== title) return;
  const { $starsSince, followStars } = loaded.value;
  followStars();
  deafen?.();
  // `subscribe`, to include changes before this code loaded.
  deafen = $starsSince.subscribe((since) => {
    const stars = since.get(titleKey(title));
    if (stars !== undefined && stars !== kept.own && !saving) void loadRating(personNow());
  });
}

/**
 * Hydrates from the server's data and follows the session. Several islands show the rating; the first one hydrated
 * opens it.
 */
export function openRating(title: TitleId, summary: InitialRatings | null): void {
  const open = $rating.get();
  if (open && titleKey(open.title) === titleKey(title)) return;
  wanted = summary?.own ?? null;
  kept = { summary, own: wanted };
  show(title);
  stop?.();
  deafen?.();
  let initialFor = summary?.userId;
  stop = onPerson((userId) => {
    if (userId === null || userId !== initialFor) void loadRating(userId);
    // A user who signs out and in again may have rated elsewhere meanwhile.
    initialFor = undefined;
    if (userId !== null) void hearOf(title);
  });
}

/** Reloads everyone's ratings and the signed-in user's own. */
export async function loadRating(userId: string | null): Promise<void> {
  const view = $rating.get();
  if (!view) return;
  const { title } = view;
  asked += 1;
  const mine = asked;
  if (userId === null) {
    kept = { ...kept, own: null };
    wanted = null;
    show(title);
  }
  // On failure the old ratings stay; saving a rating reloads them.
  await attemptWithBackend(async (client) => {
    const [summary, own] = await Promise.all([
      loadRatingSummary(client, title),
      userId === null ? null : loadOwnRating(client, userId, title),
    ]);
    // A rating being saved is newer.
    if (mine !== asked || saving) return;
    kept = { summary, own };
    wanted = own;
    show(title);
  });
}

/** Gives or changes a rating; null removes it (optimistic update). */
export function rate(stars: Stars | null): void {
  const view = $rating.get();
  if (!view) return;
  const give = () => {
    wanted = stars;
    show(view.title);
    return saving ? undefined : save(view.title);
  };
  // The session may still be unknown here: the server reads the cookie.
  if ($session.get().kind === 'unknown' && currentEnvironment().keepsSession()) void give();
  else void asSignedIn({ title: m.toast_please_sign_in(), text: m.rating_refused_text() }, give);
}

/** Gives stars later, if the page still shows the title to the same user. */
const ifStillShown = (title: TitleId, userId: string | null, stars: Stars | null) => () => {
  const view = $rating.get();
  if (view && titleKey(view.title) === titleKey(title) && personNow() === userId) rate(stars);
};

function sayCleared(title: TitleId, before: Stars, userId: string | null): void {
  const run = ifStillShown(title, userId, before);
  showToast({
    title: m.rating_cleared_title(),
    text: m.rating_cleared_text({ stars: starsText(before), starsCount: starsCount(before) }),
    action: { label: m.undo_label(), run },
  });
}

/** Saves wanted ratings one after the other until none is newer. */
async function save(title: TitleId): Promise<void> {
  const userId = personNow();
  const isTheirs = () => personNow() === userId || userId === null;
  const before = kept.own;
  saving = true;
  asked += 1;
  const saved = await attempt(async () => {
    try {
      while (wanted !== kept.own) {
        const next = wanted;
        await sendStars(title, next);
        kept = { summary: kept.summary && summaryAfter(kept.summary, kept.own, next), own: next };
      }
    } finally {
      saving = false;
    }
    const told = await attempt(() => import('./own-stars.store.ts'));
    if (told.kind === 'ok') told.value.tellStars(title, kept.own);
    else currentEnvironment().pageChanged(title);
  });
  if (saved.kind === 'failed') {
    const missed = wanted;
    wanted = kept.own;
    show(title);
    const failed = missed === null ? ratingClearFailed : ratingSaveFailed;
    const again = ifStillShown(title, userId, missed);
    if (isTheirs()) sayMarkFailed(saved, failed(saved.message), { about: titleKey(title), again });
  } else if (isTheirs() && before !== null && kept.own === null) sayCleared(title, before, personNow());
  await loadRating(personNow());
}
