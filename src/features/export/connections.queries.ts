import type { PlaySource } from '../connections/delivery.ts';
import type { ExportRecord } from './records.ts';
import type { Kind } from '../../core/title.ts';
import { paged } from './paged.queries.ts';

const TITLE = 'kind, title_id, season, number, title, poster_path, release_date, vote_average, at, source';

interface PlayedRow {
  kind: string;
  title_id: number;
  season: number | null;
  number: number | null;
  title: string;
  poster_path: string | null;
  release_date: string | null;
  vote_average: number | null;
  at: string;
  source: string;
}

const played = (row: PlayedRow) => ({
  kind: row.kind as Kind,
  id: row.title_id,
  name: row.title,
  poster: row.poster_path,
  date: row.release_date,
  votes: row.vote_average,
  at: row.at,
  season: row.season,
  number: row.number,
  source: row.source as PlaySource,
});

/** Connected media servers. */
export const ownConnections = paged(
  'connections',
  ['source'],
  ({ client, userId }) =>
    client.from('connections').select('source, created_at, last_at').eq('user_id', userId),
  ({ source, created_at: at, last_at: lastAt }): ExportRecord<'connections'> => ({
    ...{ source: source as PlaySource, at, lastAt },
  }),
);

/** The followed Letterboxd diary. */
export const followedLetterboxd = paged(
  'letterboxd_follows',
  ['name'],
  ({ client, userId }) =>
    client
      .from('letterboxd_follows')
      .select('name, with_reviews, created_at, checked_at')
      .eq('user_id', userId),
  (row): ExportRecord<'letterboxd'> => ({
    ...{ called: row.name, reviews: row.with_reviews, at: row.created_at, checkedAt: row.checked_at },
  }),
);

export const ownWebhooks = paged(
  'webhooks',
  ['created_at', 'id'],
  ({ client, userId }) =>
    client.from('webhooks').select('id, url, shape, events, created_at, off_at').eq('user_id', userId),
  (row): ExportRecord<'webhooks'> => ({
    ...{ url: row.url, form: row.shape, events: row.events, at: row.created_at, offAt: row.off_at },
  }),
);

export const ownTokens = paged(
  'api_tokens',
  ['created_at', 'id'],
  ({ client, userId }) =>
    client
      .from('api_tokens')
      .select('id, name, scopes, created_at, ends_at, last_at, last_program, last_region')
      .eq('user_id', userId),
  (row): ExportRecord<'tokens'> => ({
    ...{ called: row.name, scopes: row.scopes, at: row.created_at, endsAt: row.ends_at, lastAt: row.last_at },
    ...{ program: row.last_program, region: row.last_region },
  }),
);

/** Accounts of the user's media servers, and those of others' that they claimed. */
export const connectionAccounts = paged(
  'connection_accounts',
  ['id'],
  ({ client }) =>
    // No user filter: the row policy includes accounts claimed on others' media servers.
    client
      .from('connection_accounts')
      .select('id, name, user_id, left_out, plays, last_at')
      .not('id', 'is', null),
  (row): ExportRecord<'connectionAccounts'> => ({
    account: row.name,
    taken: row.user_id !== null,
    leftOut: row.left_out,
    plays: row.plays,
    lastAt: row.last_at,
  }),
);

export const plays = paged(
  'plays',
  ['at', 'id'],
  ({ client, userId }) =>
    client.from('plays').select(`id, ${TITLE}, until_at, day, device, undone_at`).eq('user_id', userId),
  (row): ExportRecord<'plays'> => ({
    ...played(row),
    until: row.until_at,
    day: row.day,
    device: row.device,
    undoneAt: row.undone_at,
  }),
);

/** Unfinished plays. */
export const playProgress = paged(
  'play_progress',
  ['kind', 'title_id'],
  ({ client, userId }) => client.from('play_progress').select(`${TITLE}, percent`).eq('user_id', userId),
  (row): ExportRecord<'playProgress'> => ({ ...played(row), percent: row.percent }),
);

/** The user's choices for ambiguous names. */
export const playNames = paged(
  'play_names',
  ['kind', 'name', 'year'],
  ({ client, userId }) =>
    client.from('play_names').select('kind, name, year, title, chosen_at').eq('user_id', userId),
  (row): ExportRecord<'playNames'> => ({
    called: row.name,
    kind: row.kind as Kind,
    year: row.year,
    title: row.title as Record<string, unknown> | null,
    at: row.chosen_at,
  }),
);
