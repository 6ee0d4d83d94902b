import { m } from '../paraglide/messages.js';
import { starsText } from './stars.ts';

/** "3½ stars"; half a star counts as singular. */
export const starsCount = (stars: number): string =>
  m.count_stars({ count: Math.max(stars, 1), stars, n: starsText(stars) });
