import { loadPlayProgress } from '../../../backend/connections/own.ts';
import { addDays } from '../../../domain/dates.ts';
import { CONNECTION_MESSAGES } from '../../../domain/messages.ts';
import type { RailSource, RailTitle } from './rail.ts';

/** Titles on home, and for how long (days): what lies longer was given up. */
const MOST = 6;
const DAYS = 30;

/** What somebody did not finish in another program, as far as that program says so, the latest first. */
export const continueRail: RailSource = {
  name: 'continue',
  async begin({ person: { client }, day }) {
    const progress = await loadPlayProgress(client, addDays(day, -DAYS), MOST);
    if (progress.length === 0) return [];
    const titles = progress.map(({ kind, id, title, posterPath }): RailTitle => ({
      ...{ kind, id, title, posterPath, date: null, voteAverage: null },
    }));
    return [{ id: 'continue', heading: CONNECTION_MESSAGES.continue.heading, titles, progress }];
  },
};
