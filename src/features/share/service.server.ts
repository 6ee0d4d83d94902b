import type { Config } from '../../contract/config.ts';
import type { Limit, Limits } from '../../contract/limits.ts';
import type { Log } from '../../server/log.ts';
import type { FetchImage } from './artwork.server.ts';
import { createShareCards, type ShareCards } from './cards.server.ts';

/** New cards per visitor and minute. */
const CARDS_PER_MINUTE = 30;

/** Share cards with a limit per visitor. */
export interface CardService extends ShareCards {
  allow: Limit;
}

/** Creates the share cards of this process, with images of the configured host. */
export function createCardService(
  { dataDir }: Pick<Config, 'dataDir'>,
  { imageBase, image }: { imageBase: string; image: FetchImage },
  limits: Limits,
  log: Log,
): CardService {
  const cards = createShareCards({
    dataDirectory: dataDir,
    imageBase,
    fetchImage: image,
    onFailure: (reason) => log.warn({ reason }, 'A share card could not be drawn'),
  });
  return { ...cards, allow: limits('share-card', CARDS_PER_MINUTE) };
}
