import { m } from '../../paraglide/messages.js';
import { loadMyForYou } from '../for-you/mine.queries.ts';
import { MOST } from '../../core/bounds.ts';
import { FOR_YOU_PATH, readForYou, STARS_NEEDED } from '../for-you/address.ts';
import { ordered } from '../for-you/for-you.server.ts';
import type { RailSource } from './rail.server.ts';

/** The first of today's recommendations. */
export const forYouRail: RailSource = {
  name: 'foryou',
  async begin({ person, day }) {
    const mine = await loadMyForYou(person.client, person.userId);
    if (mine.given < STARS_NEEDED) return [];
    const titles = ordered(mine, readForYou(new URLSearchParams()), day)
      .slice(0, MOST.titles)
      .map(({ title: { kind, id, title, posterPath, date, voteAverage } }) => ({
        ...{ kind, id, title, posterPath, date, voteAverage },
      }));
    if (titles.length === 0) return [];
    return [{ id: 'foryou', heading: m.account_menu_for_you(), more: FOR_YOU_PATH, titles }];
  },
};
