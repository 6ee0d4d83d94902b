import { loadCalendar } from '../../../backend/calendar/calendar.ts';
import { visitHome } from '../../../backend/home/home.ts';
import { loadNotices } from '../../../backend/notices/notices.ts';
import { addDays, type CalendarDate } from '../../../domain/dates.ts';
import type { Away, HomeVisit } from '../../../domain/home/visit.ts';
import type { Person } from '../../person.ts';
import { regionOf } from '../../region.ts';

/** Days behind that are looked at, and events of them at most: who is away for longer is told of the last months. */
const DAYS = 90;
const EVENTS = 500;

async function sinceThen(person: Person, since: CalendarDate): Promise<Away> {
  const { client, userId, day } = person;
  const from = [since, addDays(day, -DAYS)].sort().at(-1) ?? since;
  const [{ notices }, events] = await Promise.all([
    loadNotices(client, userId, 1),
    loadCalendar(client, { from, to: day, region: await regionOf(person), limit: EVENTS }),
  ]);
  const late = notices.filter(({ createdAt }) => createdAt.slice(0, 10) >= since);
  const episodes = events.filter(({ type }) => type === 'episode');
  const arrived = late.filter(({ kind }) => kind === 'on_service');
  return {
    since,
    notices: late.length,
    episodes: episodes.length,
    series: new Set(episodes.map(({ id }) => id)).size,
    arrivals: arrived.length,
  };
}

/** Who comes to home, and what they have missed where they were away for a week. */
export async function loadVisit(person: Person): Promise<{ visit: HomeVisit; away: Away | null }> {
  const visit = await visitHome(person.client, person.day);
  const away = visit.awaySince === null ? null : await sinceThen(person, visit.awaySince);
  const isNews = away !== null && away.notices + away.episodes > 0;
  return { visit, away: isNews ? away : null };
}
