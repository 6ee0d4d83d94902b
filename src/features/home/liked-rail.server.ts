import { homeLiked } from './home-words.ts';
import { loadRecentlyLiked } from './home.queries.ts';
import { titlePath } from '../../core/routes.ts';
import { parseTitleKey, titleKey, type TitleSummary } from '../../core/title.ts';
import { namesAtHand } from '../../server/names-at-hand.ts';
import { loadKnown } from './known.server.ts';
import type { RailRequest, RailSource } from './rail.server.ts';

/** Titles of late that recommendations are asked for, a rail each. */
const MOST_LIKED = 3;

/** Fewer make no rail. */
const FEWEST = 4;

const liked = new WeakMap<RailRequest, ReturnType<typeof loadRecentlyLiked>>();

/** What somebody liked of late, asked for once for all rails of a page. */
function likedBy(request: RailRequest): ReturnType<typeof loadRecentlyLiked> {
  const known = liked.get(request) ?? loadRecentlyLiked(request.person.client, MOST_LIKED);
  liked.set(request, known);
  return known;
}

/**
 * Because I liked …: what is recommended to whoever liked it, without what I know already and what a rail above it
 * shows.
 */
export const likedRail: RailSource = {
  name: 'liked',
  async begin(request) {
    const named = await namesAtHand();
    return (await likedBy(request)).map((title) => ({
      id: `liked-${titleKey(title)}`,
      heading: homeLiked(named({ title: title.name }, title).title),
      more: titlePath(title),
    }));
  },
  async fill(request, key) {
    const { person, catalogue } = request;
    const keys = (await likedBy(request)).map(titleKey);
    const upTo = keys.slice(0, keys.indexOf(key) + 1).flatMap((one) => parseTitleKey(one) ?? []);
    const recommended = await Promise.all(
      upTo.map(async (title, index) => {
        const asked = catalogue.recommendations(title);
        // A rail above that fails shows nothing, and takes nothing from this one.
        return index === upTo.length - 1 ? asked : asked.catch(() => []);
      }),
    );
    const taken = await loadKnown(person, recommended.flat());
    let shown: TitleSummary[] = [];
    for (const titles of recommended) {
      const fresh = titles.filter((one) => !taken.has(titleKey(one)));
      shown = fresh.length < FEWEST ? [] : fresh;
      for (const one of shown) taken.add(titleKey(one));
    }
    return shown;
  },
};
