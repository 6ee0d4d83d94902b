import { m } from '../../../paraglide/messages.js';
import { loadMyForYou } from '../../../backend/for-you/mine.ts';
import { MOST } from '../../../domain/bounds.ts';
import { FOR_YOU_PATH, readForYou, STARS_NEEDED } from '../../../domain/for-you/address.ts';
import { ordered } from '../for-you/for-you.ts';
import type { RailSource } from './rail.ts';

/** What fits the person, as the page of that name begins today. */
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
