import { atom } from 'nanostores';
import { clearRating, loadOwnRating, loadRatingSummary, setRating } from '../../backend/reviews/ratings.ts';
import { summaryAfter } from '../../domain/reviews/opinions.ts';
import { RATING_MESSAGES, UNDO_MESSAGES } from '../../domain/messages.ts';
import type { DrawnRatings, RatingSummary } from '../../domain/reviews/averages.ts';
import type { Stars } from '../../domain/reviews/stars.ts';
import { titleKey, type TitleId } from '../../domain/title.ts';
import { attempt, attemptWithBackend, sayFailure } from '../attempt.ts';
import { currentEnvironment } from '../environment.ts';
import { asSignedIn } from '../permission.ts';
import { readable } from '../readable.ts';
import { onPerson, personNow } from '../session.ts';
import { showToast } from '../toasts.ts';

/** The rating of the title of this page. */
export interface RatingView {
  title: TitleId;
  /** What everybody thinks, one's own wish included; null while it could not be loaded. */
  summary: RatingSummary | null;
  own: Stars | null;
}

const $ratingNow = atom<RatingView | null>(null);

/** Null until a page of a title has been opened. */
export const $rating = readable($ratingNow);

/** What the backend is known to hold; `own` is part of `summary`. */
let kept: Pick<RatingView, 'summary' | 'own'> = { summary: null, own: null };
let wanted: Stars | null = null;
let saving = false;
/** Loads before the latest say nothing any more. */
let asked = 0;

function show(title: TitleId): void {
  const { summary, own } = kept;
  const expected = summary && wanted !== own ? summaryAfter(summary, own, wanted) : summary;
  $ratingNow.set({ title, summary: expected, own: wanted });
}

let stop: (() => void) | undefined;

let deafen: (() => void) | undefined;

/**
 * Hears of stars somebody signed in gives elsewhere: in the sheet of the diary, or in another tab. A visitor does without
 * its code.
 */
async function hearOf(title: TitleId): Promise<void> {
  const loaded = await attempt(() => import('./own-stars.ts'));
  if (loaded.kind === 'failed' || $rating.get()?.title !== title) return;
  const { $starsSince, followStars } = loaded.value;
  followStars();
  deafen?.();
  deafen = $starsSince.listen((since) => {
    const stars = since.get(titleKey(title));
    if (stars !== undefined && stars !== kept.own && !saving) void loadRating(personNow());
  });
}

/**
 * Begins with what the page was rendered with and follows who is signed in. Of the islands that show the rating, the
 * first to wake opens it.
 */
export function openRating(title: TitleId, summary: DrawnRatings | null): void {
  const open = $rating.get();
  if (open && titleKey(open.title) === titleKey(title)) return;
  wanted = summary?.own ?? null;
  kept = { summary, own: wanted };
  show(title);
  stop?.();
  deafen?.();
  stop = onPerson((userId) => {
    void loadRating(userId);
    if (userId !== null) void hearOf(title);
  });
}

/** Loads everybody's ratings anew and, of the signed-in person, the own. */
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
  // When it fails, what is shown stays; saving a rating loads anew.
  await attemptWithBackend(async (client) => {
    const [summary, own] = await Promise.all([
      loadRatingSummary(client, title),
      userId === null ? null : loadOwnRating(client, userId, title),
    ]);
    // What is being saved meanwhile is newer.
    if (mine !== asked || saving) return;
    kept = { summary, own };
    wanted = own;
    show(title);
  });
}

/** Gives a rating, changes it, or with null takes it back; shown at once (optimistic update), and put back when it fails. */
export function rate(stars: Stars | null): void {
  const view = $rating.get();
  if (!view) return;
  void asSignedIn(RATING_MESSAGES.refused, ({ id }) => {
    wanted = stars;
    show(view.title);
    return saving ? undefined : save(view.title, id);
  });
}

/** Says that stars are taken back, and offers to give them again. */
function sayCleared(title: TitleId, before: Stars, userId: string): void {
  const run = () => {
    const view = $rating.get();
    if (view && titleKey(view.title) === titleKey(title) && personNow() === userId) rate(before);
  };
  showToast({ ...RATING_MESSAGES.cleared(before), action: { label: UNDO_MESSAGES.label, run } });
}

/** Saves what is wanted, one wish after the other, until nothing newer is wanted. */
async function save(title: TitleId, userId: string): Promise<void> {
  const { saveFailed, clearFailed } = RATING_MESSAGES;
  const before = kept.own;
  saving = true;
  asked += 1;
  const saved = await attemptWithBackend(async (client) => {
    try {
      while (wanted !== kept.own) {
        const next = wanted;
        if (next === null) await clearRating(client, userId, title);
        else await setRating(client, userId, title, next);
        kept = { summary: kept.summary && summaryAfter(kept.summary, kept.own, next), own: next };
      }
    } finally {
      saving = false;
    }
    const told = await attempt(() => import('./own-stars.ts'));
    if (told.kind === 'ok') told.value.tellStars(title, kept.own);
    else currentEnvironment().pageChanged(title);
  });
  if (saved.kind === 'failed') {
    const failed = wanted === null ? clearFailed : saveFailed;
    wanted = kept.own;
    show(title);
    if (personNow() === userId) sayFailure(saved, failed(saved.message));
  } else if (personNow() === userId && before !== null && kept.own === null)
    sayCleared(title, before, userId);
  await loadRating(personNow());
}
