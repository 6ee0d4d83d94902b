import { m } from '../../paraglide/messages.js';
import { loadUpNext } from '../series/up-next.queries.ts';
import { UP_NEXT_PATH } from '../series/following.ts';
import type { RailSource, RailTitle } from './rail.server.ts';

/** Maximum rows; Up Next has all. */
const MOST = 6;

/** Followed series with an episode to watch, as on Up Next. */
export const nextRail: RailSource = {
  name: 'next',
  async begin({ person, day }) {
    const { next } = await loadUpNext(person.client, day, { section: 'next', most: MOST });
    const titles = next.series.map(({ id, title, posterPath }): RailTitle => ({
      ...{ kind: 'tv', id, title, posterPath },
      ...{ date: null, voteAverage: null },
    }));
    if (titles.length === 0) return [];
    return [
      { id: 'next', heading: m.up_next_sections_next(), more: UP_NEXT_PATH, titles, upNext: next.series },
    ];
  },
};
