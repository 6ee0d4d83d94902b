import { m } from '../../paraglide/messages.js';
import { loadMyArrivals } from '../watch/service-arrivals.queries.ts';
import { MOST } from '../../core/bounds.ts';
import type { RailSource } from './rail.server.ts';

/** Wished titles that arrived on the user's services within a month, the latest first. */
export const arrivalsRail: RailSource = {
  name: 'arrivals',
  async begin({ person }) {
    const titles = await loadMyArrivals(person.client, MOST.titles);
    if (titles.length === 0) return [];
    return [{ id: 'arrivals', heading: m.my_services_arrivals(), more: '/wishlist?services=mine', titles }];
  },
};
