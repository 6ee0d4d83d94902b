import type { CalendarDate } from '../../domain/dates.ts';
import type {
  FollowedTitle,
  Following,
  FollowState,
  Marked,
  SeriesMarks,
} from '../../domain/series/following.ts';
import type { EpisodePlace } from '../../domain/series/kept-episodes.ts';
import type { MarkScope } from '../../domain/series/series-marks.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';
import { camelKeys } from '../camel-keys.ts';
import type { Json } from '../database.types.ts';

/** A state of the database as the domain knows it. */
export const toState = (state: string): FollowState =>
  state === 'paused' || state === 'dropped' ? state : 'watching';

/** Follows a series; or puts one back as it was. Nothing happens when it is followed already. */
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

/** A series as a person follows it; null when they do not. */
export async function findFollowed(
  client: Client,
  userId: string,
  id: number,
): Promise<FollowedTitle | null> {
  const call = client.from('followed_series').select('series_name, series_poster_path');
  const row = await answerOrNone(call.match({ user_id: userId, series_id: id }).maybeSingle());
  return row && { id, title: row.series_name, posterPath: row.series_poster_path };
}

/** Stops following and answers what was followed, fit for followSeries; null when it was not. Watches stay. */
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

/** Pauses, drops or goes on with a followed series; `none` when it is not followed any more. */
export async function setFollowState(
  client: Client,
  userId: string,
  id: number,
  state: FollowState,
): Promise<void> {
  const call = client.from('followed_series').update({ state }).match({ user_id: userId, series_id: id });
  await answerOf(call.select('series_id').single());
}

/** Begins to watch a followed series again and answers which time it is; null where nothing of it is watched yet. */
export async function startRun(client: Client, id: number): Promise<number | null> {
  return answerOrNone(client.rpc('start_run', { p_series_id: id }));
}

/** Goes back from a run that startRun has begun to the one before it. */
export async function leaveRun(client: Client, userId: string, id: number, run: number): Promise<void> {
  const call = client.from('followed_series').update({ run: run - 1 });
  await answerOrNone(call.match({ user_id: userId, series_id: id, run }));
}

/** What is marked, and the days that matter to it. */
export interface EpisodeMark extends EpisodePlace {
  scope: MarkScope;
  /** What has no later date has been on air. */
  today: CalendarDate;
  /** When it was watched; null for some time. */
  day: CalendarDate | null;
}

/**
 * Marks episodes as watched in the present run, in one statement, and follows the series. What takes it back is
 * takeBackMarks.
 */
export async function markEpisodes(
  client: Client,
  series: FollowedTitle,
  mark: EpisodeMark,
): Promise<Marked> {
  const [row] = await answerOf(
    client.rpc('mark_episodes', {
      p_series_id: series.id,
      p_series_name: series.title,
      // The generated types know of no null that a function is given.
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

/** Takes back exactly what one act has marked; answers how many episodes that were. */
export async function takeBackMarks(client: Client, id: number, { markedAt, was }: Marked): Promise<number> {
  const call = { p_series_id: id, p_marked_at: markedAt, ...(was && { p_was: was }) };
  return answerOf(client.rpc('take_back_marks', call));
}

/** What unmarkEpisodes or unmarkDay removed; only restoreEpisodes reads it. */
export type Unmarked = Json;

/** Unmarks an episode, or a whole season where `number` is null, in the present run. */
export async function unmarkEpisodes(
  client: Client,
  id: number,
  { season, number }: { season: number; number: number | null },
): Promise<Unmarked> {
  const call = { p_series_id: id, p_season: season, ...(number !== null && { p_number: number }) };
  return answerOf(client.rpc('unmark_episodes', call));
}

/** Unmarks the episodes of a series that were watched on a day, or on none. */
export async function unmarkDay(client: Client, id: number, day: CalendarDate | null): Promise<Unmarked> {
  return answerOf(client.rpc('unmark_day', { p_series_id: id, ...(day !== null && { p_day: day }) }));
}

/** Episodes somebody has watched: those of a day (or of none), or of a run a season or (`number`) one of it. */
export type WatchedEpisodesOf =
  | { day: CalendarDate | null }
  | { run: number; season: number; number: number | null };

const ofThese = (which: WatchedEpisodesOf): Record<string, string | number | null> =>
  'day' in which
    ? { day: which.day }
    : { run: which.run, season: which.season, ...(which.number !== null && { number: which.number }) };

/** Says when episodes of a series were watched; rejects with `invalid` for a day to come. */
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

/** Dates a season of a run, or (`number`) one episode of it, by the days they aired; answers how many have one. */
export async function dateByAir(
  client: Client,
  id: number,
  { run, season, number }: { run: number; season: number; number: number | null },
  today: CalendarDate,
): Promise<number> {
  const call = { p_series_id: id, p_run: run, p_season: season, p_today: today };
  // The generated types know of no null that a function is given.
  return answerOf(client.rpc('date_by_air', { ...call, p_number: number as number }));
}

/** When an episode was watched in a run: a day, null for some time, undefined where it was not. */
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

/** Marks again what was unmarked, with the days and times it had; answers how many episodes that were. */
export async function restoreEpisodes(client: Client, id: number, acts: Unmarked): Promise<number> {
  return answerOf(client.rpc('restore_episodes', { p_series_id: id, p_acts: acts }));
}

/** What the pages of a series and its seasons show; of one season the numbers `from` to `to` that are watched. */
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
