import { m } from '../../paraglide/messages.js';
import { loadPlayProgress } from '../connections/own.queries.ts';
import { CONTINUE_DAYS } from '../connections/connections.ts';
import { addDays } from '../../core/dates.ts';
import type { RailSource, RailTitle } from './rail.server.ts';

/** Maximum titles. */
const MOST = 6;

/** Unfinished plays of media servers, the latest first. */
export const continueRail: RailSource = {
  name: 'continue',
  async begin({ person: { client }, day }) {
    const progress = await loadPlayProgress(client, addDays(day, -CONTINUE_DAYS), MOST);
    if (progress.length === 0) return [];
    const titles = progress.map(({ kind, id, title, posterPath }): RailTitle => ({
      ...{ kind, id, title, posterPath, date: null, voteAverage: null },
    }));
    return [{ id: 'continue', heading: m.connection_continue_heading(), titles, progress }];
  },
};
