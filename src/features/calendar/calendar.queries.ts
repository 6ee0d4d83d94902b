import { EVENT_TYPES, type CalendarEvent, type FeedEvent } from './calendar.ts';
import type { CalendarDate } from '../../core/dates.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Database } from '../../core/backend/database.types.ts';

type Row = Database['public']['Functions']['my_calendar']['Returns'][number];

/** Days and default region (ISO 3166-1), for users who chose none. */
export interface CalendarSpan {
  from: CalendarDate;
  to: CalendarDate;
  region: string;
  limit: number;
  /** Default: all. */
  types?: readonly CalendarEvent['type'][] | undefined;
}

function toEvents(rows: readonly Row[]): CalendarEvent[] {
  return rows.flatMap((row) => {
    const type = EVENT_TYPES.find((known) => known === row.type);
    if (!type) return [];
    const { day, title, season, number, name } = row;
    const kind = row.kind === 'tv' ? 'tv' : 'movie';
    return [{ day, type, kind, id: row.title_id, title, posterPath: row.poster_path, season, number, name }];
  });
}

const query = ({ from, to, region, limit }: CalendarSpan) => ({
  p_from: from,
  p_to: to,
  p_region: region,
  p_limit: limit,
});

/** The caller's calendar, earliest day first; at most 5,000 events. */
export async function loadCalendar(
  client: Pick<Client, 'rpc'>,
  span: CalendarSpan,
): Promise<CalendarEvent[]> {
  const types = span.types && { p_types: [...span.types] };
  return toEvents(await answerOf(client.rpc('my_calendar', { ...query(span), ...types })));
}

/**
 * The calendar behind a secret address, with how often and when each day has moved since first sent; null for an
 * unknown address. Needs no session.
 */
export async function loadCalendarFeed(
  client: Client,
  secret: string,
  span: CalendarSpan,
): Promise<FeedEvent[] | null> {
  const answer = await answerOrNone(client.rpc('calendar_feed', { p_secret: secret, ...query(span) }));
  const rows = answer as unknown as (Row & { sequence: number; moved_at: string | null })[] | null;
  return (
    rows &&
    rows.flatMap((row) =>
      toEvents([row]).map((event) => ({ ...event, sequence: row.sequence, movedAt: row.moved_at })),
    )
  );
}

/** When the user's calendar address was created (ISO 8601); null if there is none. */
export async function findCalendarFeed(client: Client, userId: string): Promise<string | null> {
  const call = client.from('calendar_feeds').select('created_at').eq('user_id', userId);
  return (await answerOrNone(call.maybeSingle()))?.created_at ?? null;
}

/**
 * Creates the caller's calendar secret and revokes the old one. Returns null, changing nothing, if the current one was
 * not created at `expected`: another tab was first.
 */
export async function renewCalendarFeed(client: Client, expected: string | null): Promise<string | null> {
  return answerOrNone(client.rpc('renew_calendar_feed', expected === null ? {} : { p_expected: expected }));
}

/** Revokes the user's calendar address; idempotent. */
export async function endCalendarFeed(client: Client, userId: string): Promise<void> {
  await answerOrNone(client.from('calendar_feeds').delete().eq('user_id', userId));
}
