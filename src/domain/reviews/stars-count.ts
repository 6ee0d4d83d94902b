import { m } from '../../paraglide/messages.js';
import { starsText } from './stars.ts';

/** How many stars, with their half: "3½ stars"; a half alone is of one star. */
export const starsCount = (stars: number): string =>
  m.count_stars({ count: Math.max(stars, 1), stars, n: starsText(stars) });
