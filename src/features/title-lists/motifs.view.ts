import drawings from './genre-motifs.svg?raw';
import address from './genre-motifs.svg?url';
import { fileAddress } from '../../core/routes.ts';
import type { Kind } from '../../core/title.ts';

const DRAWN = new Set(Array.from(drawings.matchAll(/<symbol id="([\w-]+)"/g), ([, id]) => id));

/** Where the motif of a genre lies: its own where one was chosen for it, frames of film where TMDB has a new genre. */
export function genreMotif(kind: Kind, id: number): string {
  const own = `${kind}-${id}`;
  return fileAddress(`${address}#${DRAWN.has(own) ? own : 'other'}`);
}
