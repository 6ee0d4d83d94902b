import { calendarTypesBy } from './calendar-words.ts';
import { m } from '../../paraglide/messages.js';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import ical, { ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { loadCalendarFeed } from './calendar.queries.ts';
import { BackendError } from '../../core/backend/errors.ts';
import { eventKey, type CalendarEvent, type FeedEvent } from './calendar.ts';
import { addDays, today, type CalendarDate } from '../../core/dates.ts';
import { langAttributes } from '../../core/language/addresses.ts';
import { publicAddress, titlePath } from '../../core/routes.ts';
import { inLog } from '../../server/in-log.ts';
import { services } from '../../server/services.ts';
import { visitorClient } from '../../server/session.ts';

/** Days before and after today, and maximum number of events, in a feed. */
const SPAN = { before: 60, after: 400, events: 5000 };

/** Refresh interval for calendar apps (s). */
const AGAIN = 6 * 3600;

/** Events written before yielding to other requests; writing all takes 0.1 s. */
const AT_ONCE = 250;

const SECRET = /^[0-9a-f]{64}$/;

/** The DTSTAMP of an event that has never moved, so that unchanged feeds are identical. */
const STAMP = new Date('2000-01-01T00:00:00Z');

const HEADERS = {
  'Cache-Control': 'private, no-cache',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

const plain = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...HEADERS, ...headers } });

/** Replaces line breaks and control characters, which would start new lines. */
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();

function summary({ type, title, season, number, name }: CalendarEvent): string {
  if (type !== 'episode') return oneLine(`${title} · ${calendarTypesBy[type]()}`);
  const which =
    season === null || number === null ? m.calendar_types_episode() : m.calendar_episode({ season, number });
  return oneLine([`${title} ${which}`, name].filter(Boolean).join(' · '));
}

/**
 * Writes events as iCalendar (RFC 5545): all-day events that do not block time. A moved event keeps its UID;
 * SEQUENCE counts its moves and DTSTAMP dates the last. `siteUrl` is the base of links and UIDs. Yields to
 * other requests between chunks.
 */
export async function writeCalendar(events: readonly FeedEvent[], siteUrl: string): Promise<string> {
  const { host } = new URL(siteUrl);
  // Many events share a day.
  const spans = new Map<CalendarDate, { start: Date; end: Date }>();
  const spanOf = (day: CalendarDate) => {
    const at = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);
    const span = spans.get(day) ?? { start: at(day), end: at(addDays(day, 1)) };
    spans.set(day, span);
    return span;
  };
  const written = (some: readonly FeedEvent[]) => {
    const calendar = ical({
      name: m.calendar_feed_name(),
      prodId: { company: 'Marquee', product: 'Calendar', language: langAttributes().lang.toUpperCase() },
      ttl: AGAIN,
      url: publicAddress(siteUrl, '/calendar'),
    });
    for (const event of some) {
      calendar.createEvent({
        id: `${eventKey(event)}@${host}`,
        ...spanOf(event.day),
        allDay: true,
        stamp: event.movedAt === null ? STAMP : new Date(event.movedAt),
        sequence: event.sequence,
        summary: summary(event),
        url: publicAddress(siteUrl, titlePath(event)),
        transparency: ICalEventTransparency.TRANSPARENT,
        busystatus: ICalEventBusyStatus.FREE,
      });
    }
    return calendar.toString();
  };
  const empty = written([]);
  const end = empty.lastIndexOf('END:VCALENDAR');
  const parts = [empty.slice(0, end)];
  for (let from = 0; from < events.length; from += AT_ONCE) {
    const text = written(events.slice(from, from + AT_ONCE));
    parts.push(text.slice(end, text.lastIndexOf('END:VCALENDAR')));
    await setImmediate();
  }
  return [...parts, empty.slice(end)].join('');
}

/**
 * GET /calendar/{secret}.ics: the calendar feed of a secret. 304 if unchanged, 404 for an unknown or revoked
 * secret. The secret is never logged: logs and metrics name the route.
 */
export async function answerCalendarFeed(
  secret: string,
  request: Request,
  locals: { clientAddress: string; requestId: string },
): Promise<Response> {
  if (!SECRET.test(secret)) return plain(404);
  const { clock, config, log } = await services();
  const day = today(clock);
  const span = { from: addDays(day, -SPAN.before), to: addDays(day, SPAN.after), limit: SPAN.events };
  try {
    const visitor = await visitorClient(locals.clientAddress);
    const events = await loadCalendarFeed(visitor, secret, { ...span, region: config.region });
    if (events === null) return plain(404);
    const text = await writeCalendar(events, config.siteUrl);
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    const headers = { ...HEADERS, ETag: tag };
    const known = request.headers.get('if-none-match')?.split(',') ?? [];
    if (known.some((one) => one.trim().replace(/^W\//, '') === tag)) return plain(304, { ETag: tag });
    return new Response(text, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    log.warn({ requestId: locals.requestId, err: error.cause }, inLog(error));
    return plain(503, { 'Retry-After': '60' });
  }
}
