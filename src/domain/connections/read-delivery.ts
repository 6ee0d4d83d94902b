import { isLoose, parsedJson, type Loose } from '../import/json-facts.ts';
import type { Delivery, PlaySource } from './delivery.ts';
import { readEmby } from './emby.ts';
import { readJellyfin } from './jellyfin.ts';
import { readKodi } from './kodi.ts';
import { readPlain } from './plain.ts';
import { readPlex } from './plex.ts';
import { leftOut } from './reading.ts';

const READERS: Record<PlaySource, (body: Loose, now: Date) => Delivery> = {
  plex: readPlex,
  jellyfin: readJellyfin,
  emby: readEmby,
  kodi: readKodi,
  json: readPlain,
};

/** Reads the text a program sent; whatever it is, there is something to say about it. */
export function readDelivery(source: PlaySource, text: string | null, now: Date): Delivery {
  const body = text === null ? undefined : parsedJson(text);
  return isLoose(body) ? READERS[source](body, now) : leftOut('unreadable', 'unreadable');
}
