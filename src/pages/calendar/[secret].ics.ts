import type { APIRoute } from 'astro';
import { answerCalendarFeed } from '../../features/calendar/calendar-feed.api.server.ts';
import { onlyRead } from '../../server/json-answer.ts';

/** A user's calendar as iCalendar feed (RFC 5545). */
export const GET: APIRoute = ({ params, request, locals }) =>
  answerCalendarFeed(params.secret ?? '', request, locals);

export const HEAD = GET;

export const ALL: APIRoute = onlyRead;
