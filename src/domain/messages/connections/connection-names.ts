import type { DiaryPlay } from '../../connections/connections.ts';
import type { PlaySource } from '../../connections/delivery.ts';

/** What people call the programs. */
export const PLAY_SOURCE_NAMES: Record<PlaySource, string> = {
  plex: 'Plex',
  jellyfin: 'Jellyfin',
  emby: 'Emby',
  kodi: 'Kodi',
  json: 'Any program',
};

/** Which program noted an entry of the diary, and where it played: `Plex, Living room`. */
export function playedBy({ source, device }: Pick<DiaryPlay, 'source' | 'device'>): string {
  const program = source === 'json' ? 'Noted by a program' : PLAY_SOURCE_NAMES[source];
  return device === null ? program : `${program}, ${device}`;
}
