import { isLoose, parsedJson, type Loose } from '../import/json-facts.ts';
import type { Delivery, PlaySource } from './delivery.ts';
import { readEmby } from './emby.ts';
import { readJellyfin } from './jellyfin.ts';
import { readKodi } from './kodi.ts';
import { readPlain } from './plain.ts';
import { readPlex } from './plex.ts';
import { leftOut, lowerCased } from './reading.ts';

/** What plug-ins of Jellyfin send: the form of its own one, Emby's, Plex's, or one that a template makes. */
function readJellyfins(body: Loose, now: Date): Delivery {
  const fields = lowerCased(body);
  if ('notificationtype' in fields) return readJellyfin(body);
  if (isLoose(fields['item'])) return readEmby(body);
  const metadata = body['Metadata'];
  if (!isLoose(metadata)) return leftOut('template', 'other');
  // It says of everybody that the address is theirs, and no length that is true.
  return readPlex({ ...body, user: false, Metadata: { ...metadata, duration: null } }, now);
}

const READERS: Record<PlaySource, (body: Loose, now: Date) => Delivery> = {
  plex: readPlex,
  jellyfin: readJellyfins,
  emby: readEmby,
  kodi: readKodi,
  json: readPlain,
};

/** Reads the text a program sent; whatever it is, there is something to say about it. */
export function readDelivery(source: PlaySource, text: string | null, now: Date): Delivery {
  const body = text === null ? undefined : parsedJson(text);
  return isLoose(body) ? READERS[source](body, now) : leftOut('unreadable', 'unreadable');
}
