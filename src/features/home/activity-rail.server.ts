import { m } from '../../paraglide/messages.js';
import { loadActivity } from '../public-profile/follows.queries.ts';
import { addDays } from '../../core/dates.ts';
import type { RailSource, RailTitle } from './rail.server.ts';

/** Days it reaches back, and maximum entries. */
const DAYS = 30;
const MOST = 12;

/** Recent watches of followed people, as their profiles show them: one entry per person and day. */
export const activityRail: RailSource = {
  name: 'activity',
  async begin({ person, day }) {
    const activity = await loadActivity(person.client, addDays(day, -DAYS), MOST);
    if (activity.length === 0) return [];
    const titles = activity.map((entry): RailTitle => ({ ...entry, voteAverage: null }));
    return [{ id: 'activity', heading: m.activity_heading(), titles, activity }];
  },
};
