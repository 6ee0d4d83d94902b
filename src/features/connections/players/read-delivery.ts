import { isLoose, parsedJson, type Loose } from '../../import/files/json-facts.ts';
import type { Delivery, PlaySource } from '../delivery.ts';
import { readEmby } from './emby.ts';
import { readJellyfin } from './jellyfin.ts';
import { readKodi } from './kodi.ts';
import { readPlain } from './plain.ts';
import { readPlex } from './plex.ts';
import { leftOut, lowerCased } from './reading.ts';

/** Parses reports of Jellyfin plug-ins: in the official plug-in's format, Emby's, Plex's, or a custom template. */
function readJellyfins(body: Loose, now: Date): Delivery {
  const fields = lowerCased(body);
  if ('notificationtype' in fields) return readJellyfin(body);
  if (isLoose(fields['item'])) return readEmby(body);
  const metadata = body['Metadata'];
  if (!isLoose(metadata)) return leftOut('template', 'other');
  // The plug-in marks every user as the owner, and sends wrong durations.
  return readPlex({ ...body, user: false, Metadata: { ...metadata, duration: null } }, now);
}

const READERS: Record<PlaySource, (body: Loose, now: Date) => Delivery> = {
  plex: readPlex,
  jellyfin: readJellyfins,
  emby: readEmby,
  kodi: readKodi,
  json: readPlain,
};

/** Parses a delivery. Never throws: unreadable text is a result as well. */
export function readDelivery(source: PlaySource, text: string | null, now: Date): Delivery {
  const body = text === null ? undefined : parsedJson(text);
  return isLoose(body) ? READERS[source](body, now) : leftOut('unreadable', 'unreadable');
}
