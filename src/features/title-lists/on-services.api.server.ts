import { m } from '../../paraglide/messages.js';
import { loadMyServices } from '../watch/my-services.queries.ts';
import type { AiSearchRequest, LeftOut } from '../ai/ai-search.ts';
import { MOST_OFFERS_ASKED } from '../watch/offers-asked.ts';
import { titleKey, type TitleId } from '../../core/title.ts';
import type { Person } from '../../server/person.ts';
import { regionOf } from '../../server/region.ts';
import { services } from '../../server/services.ts';
import { jsonError } from '../../server/json-answer.ts';

/** Filters a search by the user's services. */
export interface OnServices {
  /** The titleKeys to leave out: not included, or not looked up, as are all after the first forty. */
  leaveOut(titles: readonly TitleId[]): Promise<ReadonlySet<string>>;
  /** How many were left out so far. */
  leftOut(): LeftOut;
}

/** Creates the filter if the request asks for it, else returns null; 400 for a user without services. */
export async function onServicesOf(
  person: Person,
  { onServices }: AiSearchRequest,
): Promise<OnServices | Response | null> {
  if (!onServices) return null;
  const { offers } = await services();
  const [region, mine] = await Promise.all([regionOf(person), loadMyServices(person.client, person.userId)]);
  if (mine.length === 0) return jsonError(400, { code: 'noServices', message: m.ai_services_none() });
  const elsewhere = new Set<string>();
  const unknown = new Set<string>();
  let left = MOST_OFFERS_ASKED;
  return {
    async leaveOut(titles) {
      const asked = titles.slice(0, left);
      left -= asked.length;
      const included = await offers.included(asked, region, { late: false });
      for (const key of titles.map(titleKey)) {
        const on = included.get(key);
        if (!on) unknown.add(key);
        else if (!on.some((id) => mine.includes(id))) elsewhere.add(key);
      }
      return new Set([...elsewhere, ...unknown]);
    },
    leftOut: () => ({ elsewhere: elsewhere.size, unknown: unknown.size }),
  };
}
