import { loadPlayProgress } from '../../../backend/connections/own.ts';
import { CONNECTION_MESSAGES } from '../../../domain/messages.ts';
import type { RailSource, RailTitle } from './rail.ts';

/** Titles on home. */
const MOST = 6;

/** What somebody did not finish in another program, as far as that program says so, the latest first. */
export const continueRail: RailSource = {
  name: 'continue',
  async begin({ person: { client, userId } }) {
    const progress = await loadPlayProgress(client, userId, MOST);
    if (progress.length === 0) return [];
    const titles = progress.map(({ kind, id, title, posterPath }): RailTitle => ({
      ...{ kind, id, title, posterPath, date: null, voteAverage: null },
    }));
    return [{ id: 'continue', heading: CONNECTION_MESSAGES.continue.heading, titles, progress }];
  },
};
