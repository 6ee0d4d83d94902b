import drawings from './genre-motifs.svg?raw';
import address from './genre-motifs.svg?url';
import { fileAddress } from '../../core/routes.ts';
import type { Kind } from '../../core/title.ts';

const DRAWN = new Set(Array.from(drawings.matchAll(/<symbol id="([\w-]+)"/g), ([, id]) => id));

/** The URL of a genre's picture; a generic one for new genres. */
export function genreMotif(kind: Kind, id: number): string {
  const own = `${kind}-${id}`;
  return fileAddress(`${address}#${DRAWN.has(own) ? own : 'other'}`);
}
