import { m } from '../../paraglide/messages.js';
import { loadHomeWishes } from './home.queries.ts';
import { MOST } from '../../core/bounds.ts';
import type { RailSource } from './rail.server.ts';

/** The user's wishlist, released titles first. */
export const wishesRail: RailSource = {
  name: 'wishes',
  async begin({ person, day }) {
    const titles = await loadHomeWishes(person.client, day, MOST.titles);
    if (titles.length === 0) return [];
    return [{ id: 'wishes', heading: m.home_wishes(), more: '/wishlist', titles }];
  },
};
