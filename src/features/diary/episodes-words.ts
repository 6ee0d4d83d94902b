import { m } from '../../paraglide/messages.js';
import { formatNumber } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { listed } from '../../core/language/listed.ts';
import { starsText } from '../../core/stars.ts';
import { episodeRanges } from './watched-episodes.ts';
import type { WatchedEpisodes } from './watches.ts';

/** Codes of episodes: `S1 E9–E10, S2 E1 and 12 more`. */
export function whichEpisodes({ count, first }: WatchedEpisodes): string {
  const all = listed(
    episodeRanges(first).map(({ season, from, to }) => {
      const code = m.episode_code({ season, number: from });
      return isolated(to === from ? code : m.episode_range({ code, to }));
    }),
  );
  const more = count - first.length;
  return more > 0 ? m.diary_which_more({ names: all, more, moreText: formatNumber(more) }) : all;
}

/** Stars of rated episodes: `S1 E2 3½ of 5, S1 E4 5 of 5`. */
export function starsOfEpisodes({ first }: WatchedEpisodes): string {
  return listed(
    first.flatMap(({ season, number, stars }) =>
      stars === undefined
        ? []
        : [
            m.diary_episode_stars({
              code: m.episode_code({ season, number }),
              given: m.rating_give({ stars: starsText(stars) }),
            }),
          ],
    ),
  );
}
