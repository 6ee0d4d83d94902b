import { addListed, loadListsOf, makeList, removeListed } from '../custom-lists/custom-lists.queries.ts';
import { undoPlay } from '../connections/own.queries.ts';
import { changeWatch, findWatch, logWatch, removeWatch, takeBackMark } from '../diary/watches.queries.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { addToList, findListEntry, removeFromList } from './list-entries.queries.ts';
import { clearMovieRating, clearRating, rateMovie, setRating } from '../reviews/ratings.queries.ts';
import { editReview, findOwnReview, postReview, removeReview } from '../reviews/reviews.queries.ts';
import { setSeasonStars } from '../seasons/season-stars.queries.ts';
import {
  dateByAir,
  dateEpisodes,
  followSeries,
  leaveRun,
  markEpisodes,
  restoreEpisodes,
  setFollowState,
  startRun,
  stopFollowing,
  takeBackMarks,
  unmarkDay,
  unmarkEpisodes,
} from '../series/following.queries.ts';
import { isUpcoming } from '../../core/dates.ts';
import type { Stars } from '../../core/stars.ts';
import type { TitleId } from '../../core/title.ts';
import { announcePageChange } from '../../contract/page-changes.ts';
import { listed } from '../custom-lists/custom-lists.ts';
import { saysTheSame } from '../diary/watches.ts';
import { LISTS } from '../../core/lists.ts';
import type { Mark, MarkAnswer, MarkKind, RatedSeen } from './marks.ts';
import type { Person } from '../../server/person.ts';
import { services } from '../../server/services.ts';
import { titleIn } from './title-in.api.server.ts';

type Keep<Kind extends MarkKind> = (person: Person, mark: Mark<Kind>) => Promise<MarkAnswer<Kind>>;

/** Returns `instead` if the row exists already, as for a repeated request. */
const unlessThere = <Answer>(kept: Promise<Answer>, instead: Answer): Promise<Answer> =>
  kept.catch((error: unknown) => {
    if (error instanceof BackendError && error.kind === 'duplicate') return instead;
    throw error;
  });

/**
 * Adding a title to a list removes it from the opposite one in the same statement, so the removed entry is
 * read before.
 */
const keepInList: Keep<'list'> = async ({ client, userId, day: today }, mark) => {
  const { list, title, present, undo } = mark;
  if (undo?.markedAt) {
    if (!(await takeBackMark(client, title, undo.markedAt, present ? undo.addedAt : null)))
      throw new BackendError('none');
    return { addedAt: null, left: null };
  }
  if (!present) {
    const entry = await removeFromList(client, userId, list, title);
    return { addedAt: null, left: entry && { list, entry } };
  }
  const { opposite } = LISTS[list][title.kind];
  const entry = opposite && (await findListEntry(client, userId, opposite, title));
  const time = undo ? { addedAt: undo.addedAt } : list === 'watched' ? { day: today } : undefined;
  const addedAt = await unlessThere<string | null>(
    addToList(client, userId, list, { ...title, ...time }),
    null,
  );
  return { addedAt, left: addedAt === null || !opposite || !entry ? null : { list: opposite, entry } };
};

/**
 * Stars of a movie mark it as watched, once it is out. Stars of a series mark nothing: people rate it while they watch it,
 * and its episodes say how far they are. Nor does a movie that the catalogue cannot name right now.
 */
async function keepStars(
  { client, userId, day }: Person,
  id: TitleId,
  given: Stars | null,
): Promise<RatedSeen | null> {
  const title = id.kind === 'movie' ? await titleIn(id) : null;
  if (!title || isUpcoming(title.date, day)) {
    await (given === null ? clearRating(client, userId, id) : setRating(client, userId, id, given));
    return null;
  }
  if (given === null) return (await clearMovieRating(client, id.id)) ? { title, logged: null } : null;
  const logged = await rateMovie(client, title, given);
  return logged && { title, logged };
}

/** The address of a list that was made by the same mark before. */
async function addressOf(client: Person['client'], userId: string, id: string): Promise<string> {
  const list = (await loadListsOf(client, userId)).find((one) => one.id === id);
  if (!list) throw new BackendError('none');
  return list.address;
}

const KEEP: { [Kind in MarkKind]: Keep<Kind> } = {
  list: keepInList,
  async stars(person, { title, stars: given }) {
    const seen = await keepStars(person, title, given);
    (await services()).jobs.lookForTitles?.();
    announcePageChange(title);
    return seen;
  },
  async seasonStars({ client, userId }, { place, part, stars: given }) {
    await setSeasonStars(client, userId, place, part, given);
    announcePageChange(place);
    return null;
  },
  async follow({ client, userId }, { series }) {
    await followSeries(client, userId, series);
    return null;
  },
  stop: ({ client, userId }, { series }) => stopFollowing(client, userId, series),
  async state({ client, userId }, { series, state: wanted }) {
    await setFollowState(client, userId, series, wanted);
    return null;
  },
  startRun: ({ client }, { series }) => startRun(client, series),
  async leaveRun({ client, userId }, { series, run }) {
    await leaveRun(client, userId, series, run);
    return null;
  },
  async episodes({ client }, { series, mark, airedIn }) {
    const marked = await markEpisodes(client, series, mark);
    const { scope, season: of, number: episode, today: on } = mark;
    const which = airedIn && { run: airedIn, season: of, number: scope === 'episode' ? episode : null };
    if (which) await dateByAir(client, series.id, which, on);
    return marked;
  },
  async date({ client, userId }, { series, which, day: on }) {
    await dateEpisodes(client, userId, series, which, on);
    return null;
  },
  dateByAir: ({ client }, { series, which, today: on }) => dateByAir(client, series, which, on),
  takeBack: ({ client }, { series, marked: act }) => takeBackMarks(client, series, act),
  unmark: ({ client }, { series, ...which }) => unmarkEpisodes(client, series, which),
  unmarkDay: ({ client }, { series, day: on }) => unmarkDay(client, series, on),
  restore: ({ client }, { series, removed }) => restoreEpisodes(client, series, removed),
  async listed({ client, userId }, { list, title, present, back }) {
    const entry = listed(title, back?.note);
    const gone = present ? null : await removeListed(client, list.id, title);
    if (present) await unlessThere(addListed(client, userId, list.id, entry, back?.position), undefined);
    announcePageChange({ list: list.address });
    return gone;
  },
  async newList({ client, userId }, { id, name, title }) {
    const made = makeList(client, userId, id, { name, description: '', ranked: false });
    const address = (await unlessThere<string | null>(made, null)) ?? (await addressOf(client, userId, id));
    await unlessThere(addListed(client, userId, id, listed(title)), undefined);
    return address;
  },
  async watch({ client }, { id, title, details }) {
    const logged = await unlessThere(logWatch(client, id, title, details), {
      markedAt: null,
      wishedAt: null,
    });
    if (details.stars !== null) announcePageChange(title);
    return logged;
  },
  async editWatch({ client, userId }, { title, id, before, details }) {
    const now = await findWatch(client, userId, id);
    if (now && !saysTheSame(now, before)) return now;
    await changeWatch(client, userId, id, details);
    if (details.stars !== before.stars || details.day !== before.day) announcePageChange(title);
    return null;
  },
  async deleteWatch({ client }, { title, id, play }) {
    const removed = await removeWatch(client, id);
    if (play) await undoPlay(client, play);
    announcePageChange(title);
    return removed;
  },
  async review({ client, userId }, { title, text, tellsEnd }) {
    const posted =
      (await findOwnReview(client, userId, title, text)) ??
      (await postReview(client, userId, title, text, tellsEnd));
    announcePageChange(title);
    return posted;
  },
  async editReview({ client }, { title, id, text, tellsEnd }) {
    const edited = await editReview(client, title.kind, id, text, tellsEnd);
    announcePageChange(title);
    return edited;
  },
  async deleteReview({ client }, { title, id }) {
    await removeReview(client, title.kind, id);
    announcePageChange(title);
    return null;
  },
};

/** Applies a user's mutation; returns what changed (features/marks/marks.ts). */
export const keepMark = (person: Person, mark: Mark) => (KEEP[mark.what] as Keep<MarkKind>)(person, mark);
