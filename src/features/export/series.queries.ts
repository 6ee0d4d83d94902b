import type { ExportRecord } from './records.ts';
import { toState } from '../series/following.queries.ts';
import { paged } from './paged.queries.ts';

export const followedSeries = paged(
  'followed_series',
  ['series_id'],
  ({ client, userId }) =>
    client
      .from('followed_series')
      .select('series_id, state, run, series_name, series_poster_path, followed_at')
      .eq('user_id', userId),
  (row): ExportRecord<'following'> => ({
    id: row.series_id,
    name: row.series_name,
    poster: row.series_poster_path,
    state: toState(row.state),
    run: row.run,
    at: row.followed_at,
  }),
);

export const watchedEpisodes = paged(
  'episode_watches',
  ['series_id', 'run', 'season', 'number'],
  ({ client, userId }) =>
    client
      .from('episode_watches')
      .select('series_id, run, season, number, day, marked_at')
      .eq('user_id', userId),
  ({ series_id: id, run, season, number, day, marked_at: at }): ExportRecord<'episodes'> => ({
    id,
    run,
    season,
    number,
    day,
    at,
  }),
);

/** Watches of episodes that the catalogue has removed. */
export const lostEpisodes = paged(
  'lost_episode_watches',
  ['series_id', 'run', 'season', 'number', 'name'],
  ({ client, userId }) =>
    client
      .from('lost_episode_watches')
      .select('series_id, run, season, number, name, day, marked_at, lost_at')
      .eq('user_id', userId),
  (row): ExportRecord<'lostEpisodes'> => ({
    id: row.series_id,
    run: row.run,
    season: row.season,
    number: row.number,
    name: row.name,
    day: row.day,
    at: row.marked_at,
    lostAt: row.lost_at,
  }),
);

export const movieReminders = paged(
  'movie_reminders',
  ['movie_id'],
  ({ client, userId }) =>
    client
      .from('movie_reminders')
      .select(
        'movie_id, movie_title, movie_poster_path, remind_on, remind_by_email, moved_from, sent_at, created_at',
      )
      .eq('user_id', userId),
  (row): ExportRecord<'reminders'> => ({
    id: row.movie_id,
    name: row.movie_title,
    poster: row.movie_poster_path,
    day: row.remind_on,
    byMail: row.remind_by_email,
    movedFrom: row.moved_from,
    sentAt: row.sent_at,
    at: row.created_at,
  }),
);

export const seriesReminders = paged(
  'series_reminders',
  ['series_id'],
  ({ client, userId }) =>
    client
      .from('series_reminders')
      .select('series_id, series_name, series_poster_path, known_season, created_at')
      .eq('user_id', userId),
  (row): ExportRecord<'seriesReminders'> => ({
    id: row.series_id,
    name: row.series_name,
    poster: row.series_poster_path,
    knownSeason: row.known_season,
    at: row.created_at,
  }),
);
