import { m } from '../../paraglide/messages.js';
import { loadActivity } from '../public-profile/follows.queries.ts';
import { addDays } from '../../core/dates.ts';
import type { RailSource, RailTitle } from './rail.server.ts';

/** How far back it reaches (days), and the entries it has at most. */
const DAYS = 30;
const MOST = 12;

/** What people one follows have watched, as their pages show it: an entry for a person and day. */
export const activityRail: RailSource = {
  name: 'activity',
  async begin({ person, day }) {
    const activity = await loadActivity(person.client, addDays(day, -DAYS), MOST);
    if (activity.length === 0) return [];
    const titles = activity.map((entry): RailTitle => ({ ...entry, voteAverage: null }));
    return [{ id: 'activity', heading: m.activity_heading(), titles, activity }];
  },
};
