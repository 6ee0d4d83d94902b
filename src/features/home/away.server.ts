import { loadCalendar } from '../calendar/calendar.queries.ts';
import { loadNotices } from '../notices/notices.queries.ts';
import { addDays, type CalendarDate } from '../../core/dates.ts';
import type { Away } from './visit.ts';
import type { Person } from '../../server/person.ts';
import { usualRegion } from '../../server/region.ts';

/** Maximum days and events to summarise. */
const DAYS = 90;
const EVENTS = 500;

/** What the user missed since a day; null if nothing. */
export async function loadAway(person: Person, since: CalendarDate): Promise<Away | null> {
  const { client, userId, day, context } = person;
  const from = [since, addDays(day, -DAYS)].sort().at(-1) ?? since;
  const [{ notices }, events] = await Promise.all([
    loadNotices(client, userId, 1),
    loadCalendar(client, { from, to: day, region: await usualRegion(context.request), limit: EVENTS }),
  ]);
  const late = notices.filter(({ createdAt }) => createdAt.slice(0, 10) >= since);
  const episodes = events.filter(({ type }) => type === 'episode');
  const arrived = late.filter(({ kind }) => kind === 'on_service');
  if (late.length + episodes.length === 0) return null;
  return {
    since,
    notices: late.length,
    episodes: episodes.length,
    series: new Set(episodes.map(({ id }) => id)).size,
    arrivals: arrived.length,
  };
}
