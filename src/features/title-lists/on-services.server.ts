import { loadMyServices } from '../watch/my-services.queries.ts';
import { ON_SERVICES } from '../watch/my-services.ts';
import { titleKey } from '../../core/title.ts';
import { regionOf } from '../../server/region.ts';
import { services } from '../../server/services.ts';
import type { ListFilter } from './filters.server.ts';

/** A page may need up to sixty look-ups. */
const PATIENCE_MS = 5000;

/** Limits a list to the user's services if the address asks for it; has no effect for a user without any. */
export const onServices: ListFilter = {
  parameters: [ON_SERVICES.name],
  applies: (parameters) => parameters.get(ON_SERVICES.name) === ON_SERVICES.value,
  patienceMs: PATIENCE_MS,
  async ask({ person, titles }) {
    const { offers } = await services();
    const [region, mine] = await Promise.all([
      regionOf(person),
      loadMyServices(person.client, person.userId),
    ]);
    if (mine.length === 0) return { leftOut: new Set() };
    const included = await offers.included(titles, region, { late: false });
    const isOn = (key: string) => included.get(key)?.some((id) => mine.includes(id)) ?? false;
    return { leftOut: new Set(titles.map(titleKey).filter((key) => !isOn(key))) };
  },
};
