import { z } from 'zod';
import { apiDay, apiPlayback } from './api.queries.ts';
import { loadCalendar } from '../calendar/calendar.queries.ts';
import { loadUpNext } from '../series/up-next.queries.ts';
import { API_PAGE } from './api.ts';
import { CONTINUE_DAYS } from '../connections/connections.ts';
import { addDays, isCalendarDate } from '../../core/dates.ts';
import { API_MESSAGES as words } from './api-texts.ts';
import { UP_NEXT_SECTIONS, type UpNextSeries } from '../series/following.ts';
import { services } from '../../server/services.ts';
import * as schemas from './answers.server.ts';
import type { Call, Operation } from './operation.server.ts';
import { Refusal } from './problem.server.ts';
import { day } from './schemas.server.ts';
import { READ } from './things.server.ts';

// Operations computed from a user's data: playback, up next and calendar.

/** Calendar: maximum days, default days, and maximum events. */
const SPAN = { most: 366, usual: 31, events: 1000 };

async function playback({ caller: { client } }: Call) {
  const items = await apiPlayback(client, addDays(await apiDay(client), -CONTINUE_DAYS), API_PAGE);
  return { status: 200, body: { items } };
}

const toItem = ({ id, title, section, state, run, watched, aired, total, coming, next }: UpNextSeries) => ({
  ...{ tmdb: id, name: title, section, state, run, watched, aired, total, coming },
  next: next && {
    ...{ season: next.season, number: next.number, name: next.name },
    ...{ released: next.date, minutes: next.minutes },
  },
});

async function upNext({ caller: { client }, query }: Call) {
  const section = UP_NEXT_SECTIONS.find((one) => one === query['section']) ?? 'next';
  const most = Number(query['limit'] ?? API_PAGE);
  const after = Number(query['cursor'] ?? 0);
  const parts = await loadUpNext(client, await apiDay(client), { section, most, after });
  const { series, total } = parts[section];
  const read = after + series.length;
  const next = series.length > 0 && read < total ? String(read) : null;
  return { status: 200, body: { items: series.map(toItem), next } };
}

async function calendar({ caller: { client }, query }: Call) {
  const from = query['from'] ?? (await apiDay(client));
  const to = query['to'] ?? addDays(from, SPAN.usual - 1);
  if (to < from || to >= addDays(from, SPAN.most)) throw new Refusal(422, 'invalid');
  const { region } = (await services()).config;
  const found = await loadCalendar(client, { from, to, region, limit: SPAN.events + 1 });
  const events = found
    .slice(0, SPAN.events)
    .map(({ day: on, type, kind, id, title, season, number, name }) => ({
      ...{ day: on, type, kind, tmdb: id, name: title, season, number, episode_name: name || null },
    }));
  return { status: 200, body: { events, from, to, more: found.length > SPAN.events } };
}

const asked = day.refine(isCalendarDate).optional();

export const OWN: readonly Operation[] = [
  {
    ...{ method: 'GET', path: '/playback', id: 'playback', summary: words.playback, scopes: READ },
    answers: { 200: schemas.playback },
    run: playback,
  },
  {
    ...{ method: 'GET', path: '/up-next', id: 'upNext', summary: words.upNext, scopes: READ },
    query: schemas.upNextQuery,
    answers: { 200: schemas.upNext },
    run: upNext,
  },
  {
    ...{ method: 'GET', path: '/calendar', id: 'calendar', summary: words.calendar, scopes: READ },
    query: z.object({ from: asked, to: asked }),
    answers: { 200: schemas.calendar },
    run: calendar,
  },
];
