import type * as English from '../../../messages/connections/connection-names.ts';
import type { Translated } from '../../../language/translated.ts';

export const PLAY_SOURCE_NAMES: Translated<typeof English.PLAY_SOURCE_NAMES> = {
  plex: 'Plex',
  jellyfin: 'Jellyfin',
  emby: 'Emby',
  kodi: 'Kodi',
  json: 'Qualsiasi programma',
};

export const playedBy: Translated<typeof English.playedBy> = ({ source, device }) => {
  const program = source === 'json' ? 'Annotato da un programma' : PLAY_SOURCE_NAMES[source];
  return device === null ? program : `${program}, ${device}`;
};
