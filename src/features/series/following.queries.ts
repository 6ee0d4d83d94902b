import type { CalendarDate } from '../../core/dates.ts';
import {
  FOLLOW_STATES,
  type FollowedTitle,
  type Following,
  type FollowState,
  type Marked,
  type SeriesMarks,
} from './following.ts';
import type { EpisodePlace } from './kept-episodes.ts';
import type { MarkScope } from './series-marks.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import { camelKeys } from '../../core/backend/camel-keys.ts';
import type { Json } from '../../core/backend/database.types.ts';

/** The state of a row. Throws for one that the database does not allow. */
export function toState(state: string): FollowState {
  const known = FOLLOW_STATES.find((one) => one === state);
  if (!known) throw new Error(`A followed series has an unknown state: ${state}`);
  return known;
}

/** Follows a series, or restores one as it was. Idempotent. */
export async function followSeries(
  client: Client,
  userId: string,
  { id, title, posterPath, ...before }: FollowedTitle & Partial<Following>,
): Promise<void> {
  const { state, run, followedAt } = before;
  const row = {
    user_id: userId,
    series_id: id,
    series_name: title,
    series_poster_path: posterPath,
    ...(state && { state }),
    ...(run && { run }),
    ...(followedAt && { followed_at: followedAt }),
  };
  const onConflict = 'user_id,series_id';
  await answerOrNone(client.from('followed_series').upsert(row, { onConflict, ignoreDuplicates: true }));
}

/** The followed series; null if the user does not follow it. */
export async function findFollowed(
  client: Client,
  userId: string,
  id: number,
): Promise<FollowedTitle | null> {
  const call = client.from('followed_series').select('series_name, series_poster_path');
  const row = await answerOrNone(call.match({ user_id: userId, series_id: id }).maybeSingle());
  return row && { id, title: row.series_name, posterPath: row.series_poster_path };
}

/** Unfollows and returns the data for followSeries; null if it was not followed. Watches stay. */
export async function stopFollowing(client: Client, userId: string, id: number): Promise<Following | null> {
  const call = client.from('followed_series').delete().match({ user_id: userId, series_id: id });
  const row = await answerOrNone(call.select('*').maybeSingle());
  return (
    row && {
      id: row.series_id,
      title: row.series_name,
      posterPath: row.series_poster_path,
      state: toState(row.state),
      run: row.run,
      followedAt: row.followed_at,
    }
  );
}

/** Pauses, drops or resumes a followed series; rejects with `none` if it is not followed. */
export async function setFollowState(
  client: Client,
  userId: string,
  id: number,
  state: FollowState,
): Promise<void> {
  const call = client.from('followed_series').update({ state }).match({ user_id: userId, series_id: id });
  await answerOf(call.select('series_id').single());
}

/** Starts a new run (a rewatch) of a followed series and returns its number; null if nothing of it is watched yet. */
export async function startRun(client: Client, id: number): Promise<number | null> {
  return answerOrNone(client.rpc('start_run', { p_series_id: id }));
}

/** Returns from a run begun by startRun to the one before. */
export async function leaveRun(client: Client, userId: string, id: number, run: number): Promise<void> {
  const call = client.from('followed_series').update({ run: run - 1 });
  await answerOrNone(call.match({ user_id: userId, series_id: id, run }));
}

export interface EpisodeMark extends EpisodePlace {
  scope: MarkScope;
  /** Episodes dated later have not aired. */
  today: CalendarDate;
  /** When they were watched; null for no date. */
  day: CalendarDate | null;
}

/** Marks episodes as watched in the current run, in one statement, and follows the series. takeBackMarks undoes it. */
export async function markEpisodes(
  client: Client,
  series: FollowedTitle,
  mark: EpisodeMark,
): Promise<Marked> {
  const [row] = await answerOf(
    client.rpc('mark_episodes', {
      p_series_id: series.id,
      p_series_name: series.title,
      // Generated types of functions lack null.
      p_series_poster_path: series.posterPath as string,
      p_scope: mark.scope,
      p_season: mark.season,
      p_number: mark.number,
      p_today: mark.today,
      ...(mark.day && { p_day: mark.day }),
    }),
  );
  const was = row?.was as string | null | undefined;
  return { count: row?.marked ?? 0, markedAt: row?.marked_at ?? '', was: was ? toState(was) : null };
}

/** Undoes exactly one act of marking; returns how many episodes. */
export async function takeBackMarks(client: Client, id: number, { markedAt, was }: Marked): Promise<number> {
  const call = { p_series_id: id, p_marked_at: markedAt, ...(was && { p_was: was }) };
  return answerOf(client.rpc('take_back_marks', call));
}

/** Removed by unmarkEpisodes or unmarkDay; only restoreEpisodes reads it. */
export type Unmarked = Json;

/** Unmarks an episode, or a season if `number` is null, in the current run. */
export async function unmarkEpisodes(
  client: Client,
  id: number,
  { season, number }: { season: number; number: number | null },
): Promise<Unmarked> {
  const call = { p_series_id: id, p_season: season, ...(number !== null && { p_number: number }) };
  return answerOf(client.rpc('unmark_episodes', call));
}

/** Unmarks a series' episodes watched on a day, or without a date. */
export async function unmarkDay(client: Client, id: number, day: CalendarDate | null): Promise<Unmarked> {
  return answerOf(client.rpc('unmark_day', { p_series_id: id, ...(day !== null && { p_day: day }) }));
}

/** Watched episodes: of a day (null: undated), or of a run's season or (`number`) episode. */
export type WatchedEpisodesOf =
  | { day: CalendarDate | null }
  | { run: number; season: number; number: number | null };

const ofThese = (which: WatchedEpisodesOf): Record<string, string | number | null> =>
  'day' in which
    ? { day: which.day }
    : { run: which.run, season: which.season, ...(which.number !== null && { number: which.number }) };

/** Sets when episodes were watched; rejects with `invalid` for a future day. */
export async function dateEpisodes(
  client: Client,
  userId: string,
  id: number,
  which: WatchedEpisodesOf,
  day: CalendarDate | null,
): Promise<void> {
  let call = client.from('episode_watches').update({ day }).match({ user_id: userId, series_id: id });
  for (const [column, value] of Object.entries(ofThese(which))) {
    call = value === null ? call.is(column, null) : call.eq(column, value);
  }
  await answerOrNone(call);
}

/** Moves the watches of a run's season, or (`number`) episode, to the air dates; returns how many have one. */
export async function dateByAir(
  client: Client,
  id: number,
  { run, season, number }: { run: number; season: number; number: number | null },
  today: CalendarDate,
): Promise<number> {
  const call = { p_series_id: id, p_run: run, p_season: season, p_today: today };
  // Generated types of functions lack null.
  return answerOf(client.rpc('date_by_air', { ...call, p_number: number as number }));
}

/** When an episode was watched in a run: a day, null if undated, undefined if it was not. */
export async function loadEpisodeDay(
  client: Client,
  userId: string,
  id: number,
  place: EpisodePlace & { run: number },
): Promise<CalendarDate | null | undefined> {
  const { run, season, number } = place;
  const call = client.from('episode_watches').select('day');
  const row = await answerOrNone(
    call.match({ user_id: userId, series_id: id, run, season, number }).maybeSingle(),
  );
  return row?.day;
}

/** Restores unmarked episodes with their days and times; returns how many. */
export async function restoreEpisodes(client: Client, id: number, acts: Unmarked): Promise<number> {
  return answerOf(client.rpc('restore_episodes', { p_series_id: id, p_acts: acts }));
}

/** The marks for the pages of a series and its seasons; of one season the watched numbers `from` to `to`. */
export async function loadSeriesMarks(
  client: Client,
  id: number,
  today: CalendarDate,
  episodes?: { season: number; from: number; to: number },
): Promise<SeriesMarks> {
  const call = { p_series_id: id, p_today: today };
  const range = episodes && { p_season: episodes.season, p_from: episodes.from, p_to: episodes.to };
  return camelKeys<SeriesMarks>(await answerOf(client.rpc('series_marks', { ...call, ...range })));
}
