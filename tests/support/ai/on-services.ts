import { type TitleId, titleKey } from '../../../src/core/title.ts';
import type { AiSite } from './site.ts';

/** A service that has some but not all of the titles in the usual region, and the keys of those it has. */
export async function dividingService(
  { services: { offers, config } }: AiSite,
  titles: readonly TitleId[],
): Promise<{ id: number; has: string[] }> {
  const included = await offers.included(titles, config.region);
  const keys = titles.map(titleKey);
  const divided = [...included.values()].flat().map((id) => {
    const has = keys.filter((key) => included.get(key)?.includes(id));
    return { id, has };
  });
  const found = divided.find(({ has }) => has.length > 1 && has.length < keys.length);
  if (!found) throw new Error('every service has all of these titles, or one at most');
  return found;
}
