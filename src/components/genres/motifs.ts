import drawings from './data/genre-motifs.svg?raw';
import address from './data/genre-motifs.svg?url';
import { fileAddress } from '../../domain/routes.ts';
import type { Kind } from '../../domain/title.ts';

const DRAWN = new Set(Array.from(drawings.matchAll(/<symbol id="([\w-]+)"/g), ([, id]) => id));

/** Where the motif of a genre lies: its own where one was chosen for it, frames of film where TMDB has a new genre. */
export function genreMotif(kind: Kind, id: number): string {
  const own = `${kind}-${id}`;
  return fileAddress(`${address}#${DRAWN.has(own) ? own : 'other'}`);
}
