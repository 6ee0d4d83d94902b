import { loadRecentlyLiked } from '../../../backend/home.ts';
import { HOME_MESSAGES } from '../../../domain/messages.ts';
import { titlePath } from '../../../domain/routes.ts';
import { parseTitleKey, titleKey } from '../../../domain/title.ts';
import { loadKnown } from './known.ts';
import type { RailSource } from './rail.ts';

/** Titles of late that recommendations are asked for, a rail each. */
const MOST_LIKED = 3;

/** Fewer make no rail. */
const FEWEST = 4;

/** Because I liked …: what is recommended to whoever liked it, without what I know already. */
export const likedRail: RailSource = {
  name: 'liked',
  async begin({ person }) {
    const liked = await loadRecentlyLiked(person.client, MOST_LIKED);
    return liked.map((title) => ({
      id: `liked-${titleKey(title)}`,
      heading: HOME_MESSAGES.liked(title.name),
      more: titlePath(title),
    }));
  },
  async fill({ person, catalogue }, key) {
    const title = parseTitleKey(key);
    if (!title) return [];
    const recommended = await catalogue.recommendations(title);
    const known = await loadKnown(person, recommended);
    const fresh = recommended.filter((one) => !known.has(titleKey(one)));
    return fresh.length < FEWEST ? [] : fresh;
  },
};
