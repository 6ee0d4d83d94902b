import { homeLiked } from './home-words.ts';
import { loadRecentlyLiked } from './home.queries.ts';
import { titlePath } from '../../core/routes.ts';
import { parseTitleKey, titleKey, type TitleSummary } from '../../core/title.ts';
import { namesAtHand } from '../../server/names-at-hand.ts';
import { loadKnown } from './known.server.ts';
import type { RailRequest, RailSource } from './rail.server.ts';

/** Recently liked titles, each with a rail of recommendations. */
const MOST_LIKED = 3;

/** Minimum titles of a rail. */
const FEWEST = 4;

const liked = new WeakMap<RailRequest, ReturnType<typeof loadRecentlyLiked>>();

/** Recently liked titles, loaded once for all rails of a page. */
function likedBy(request: RailRequest): ReturnType<typeof loadRecentlyLiked> {
  const known = liked.get(request) ?? loadRecentlyLiked(request.person.client, MOST_LIKED);
  liked.set(request, known);
  return known;
}

/** "Because you liked …": recommendations without titles in the user's lists and those of rails above. */
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
        // A rail above that fails shows nothing, so it excludes nothing.
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
