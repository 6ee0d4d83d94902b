import type { ExportRecord } from './records.ts';
import type { MailRhythm, NoticeKind } from '../notices/notices.ts';
import type { Kind } from '../../core/title.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import { loadProfile } from '../../core/backend/profiles.ts';
import { loadOwnRegion } from '../watch/regions.queries.ts';
import { paged, whole } from './paged.queries.ts';

/** The user's settings, in one record. */
export const settings = whole(
  ['profiles', 'time_zones', 'list_settings', 'ai_preferences'],
  async ({ client, userId }): Promise<ExportRecord<'profile'>[]> => {
    const [profile, region, zone, lists, ai] = await Promise.all([
      loadProfile(client, userId),
      loadOwnRegion(client),
      answerOrNone(client.from('time_zones').select('time_zone').eq('user_id', userId).maybeSingle()),
      answerOrNone(
        client
          .from('list_settings')
          .select('hide_seen, half_stars, rated_is_seen')
          .eq('user_id', userId)
          .maybeSingle(),
      ),
      answerOrNone(client.from('ai_preferences').select('keep_searches').eq('user_id', userId).maybeSingle()),
    ]);
    return [
      {
        name: profile?.fullName ?? null,
        region,
        timeZone: zone?.time_zone ?? null,
        hideSeen: lists?.hide_seen ?? null,
        halfStars: lists?.half_stars ?? null,
        ratedIsSeen: lists?.rated_is_seen ?? null,
        keepSearches: ai?.keep_searches ?? null,
      },
    ];
  },
);

export const noticePreferences = whole(
  ['notice_preferences'],
  async ({ client, userId }): Promise<ExportRecord<'noticePreferences'>[]> => {
    const call = client.from('notice_preferences').select('kind, in_app, mail').eq('user_id', userId);
    const rows = await answerOf(call.order('kind'));
    return rows.map(({ kind, in_app: inApp, mail }) => ({
      kind: kind as NoticeKind,
      inApp,
      mail: mail as MailRhythm,
    }));
  },
);

export const ownServices = paged(
  'my_services',
  ['service_id'],
  ({ client, userId }) => client.from('my_services').select('service_id, added_at').eq('user_id', userId),
  ({ service_id: id, added_at: at }): ExportRecord<'services'> => ({ id, at }),
);

/** The user's feedback on For you. */
export const saidOfTaste = paged(
  'for_you_feedback',
  ['said_at', 'subject'],
  ({ client, userId }) =>
    client.from('for_you_feedback').select('subject, direction, name, traits, said_at').eq('user_id', userId),
  (row): ExportRecord<'taste'> => ({
    subject: row.subject,
    direction: row.direction as ExportRecord<'taste'>['direction'],
    name: row.name,
    traits: row.traits,
    at: row.said_at,
  }),
);

export const savedSearches = paged(
  'saved_searches',
  ['created_at', 'id'],
  ({ client, userId }) =>
    client.from('saved_searches').select('id, kind, name, query, created_at').eq('user_id', userId),
  (row): ExportRecord<'savedSearches'> => ({
    kind: row.kind as Kind,
    name: row.name,
    query: row.query,
    at: row.created_at,
  }),
);

export const aiSearches = paged(
  'ai_searches',
  ['created_at', 'id'],
  ({ client, userId }) =>
    client.from('ai_searches').select('id, kind, description, results, created_at').eq('user_id', userId),
  (row): ExportRecord<'aiSearches'> => ({
    kind: row.kind as Kind,
    description: row.description,
    results: row.results as Record<string, unknown>,
    at: row.created_at,
  }),
);

export const toldNotices = paged(
  'notices',
  ['id'],
  ({ client, userId }) =>
    client
      .from('notices')
      .select(
        'id, kind, subject_key, title_kind, title_id, title_name, data, in_app, created_at, read_at, mailed_at',
      )
      .eq('user_id', userId),
  (row): ExportRecord<'notices'> => ({
    about: row.kind as NoticeKind,
    subject: row.subject_key,
    kind: row.title_kind as Kind | null,
    id: row.title_id,
    name: row.title_name,
    data: row.data as Record<string, unknown>,
    inApp: row.in_app,
    at: row.created_at,
    readAt: row.read_at,
    mailedAt: row.mailed_at,
  }),
);

export const serviceArrivals = paged(
  'service_arrivals',
  ['kind', 'title_id', 'service_id'],
  ({ client, userId }) =>
    client
      .from('service_arrivals')
      .select('kind, title_id, service_id, arrived_at, told_at')
      .eq('user_id', userId),
  (row): ExportRecord<'arrivals'> => ({
    kind: row.kind as Kind,
    id: row.title_id,
    service: row.service_id,
    at: row.arrived_at,
    toldAt: row.told_at,
  }),
);

/** Shared years, as others see them. */
export const sharedYears = paged(
  'shared_years',
  ['year'],
  ({ client, userId }) =>
    client
      .from('shared_years')
      .select('year, secret, watches, titles, movies, series, minutes, days')
      .eq('user_id', userId),
  (row): ExportRecord<'sharedYears'> => row,
);
