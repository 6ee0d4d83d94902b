import { KINDS, titleKey, type Kind, type TitleId } from '../../core/title.ts';
import { isReason, scaleOf, weightOf, type HistoryTitle } from './history.ts';
import { ofTrait, sortOf } from './traits.ts';

/** A query to TMDB that finds candidates. */
export type Source = { key: string } & (
  | { from: 'title'; title: TitleId }
  | { from: 'saga'; id: number }
  | { from: 'maker'; id: number; name: string }
  | { from: 'theme'; kind: Kind; id: number; name: string }
);

/** Requests each source takes; a maker needs credits and list data. */
export const CALLS_OF: Record<Source['from'], number> = { title: 1, saga: 1, maker: 2, theme: 1 };

/** Maximum sources per user, and requests per user and day. */
export const MOST_LIKED = 30;
export const CALLS_A_DAY = 30;
const MOST_OTHERS = { saga: 5, maker: 4, theme: 4, wished: 5 };

/** A maker or theme needs this many liked titles. */
const AT_LEAST = 2;

/** Stored responses are fresh for a day. */
export const KEPT_HOURS = 24;

function titleSource({ kind, id }: TitleId): Source {
  return { key: titleKey({ kind, id }), from: 'title', title: { kind, id } };
}

/** Traits of a sort that several liked titles share, by weight. */
function often(liked: readonly { title: HistoryTitle; weight: number }[], sort: 'maker' | 'theme') {
  const found = new Map<
    string,
    { name: string; titles: number; weight: number; kinds: Record<Kind, number> }
  >();
  for (const { title, weight } of liked) {
    for (const { trait, name } of title.traits) {
      if (sortOf(trait) !== sort) continue;
      const known = found.get(trait) ?? { name, titles: 0, weight: 0, kinds: { movie: 0, tv: 0 } };
      known.titles += 1;
      known.weight += weight;
      known.kinds[title.kind] += 1;
      found.set(trait, known);
    }
  }
  return [...found]
    .filter(([, { titles }]) => titles >= AT_LEAST)
    .map(([trait, known]) => ({ ...known, id: Number(ofTrait(trait)) }))
    .sort((a, b) => b.weight - a.weight || a.id - b.id);
}

/**
 * The sources for a user, most promising first: recommendations for the thirty titles they like best and latest,
 * missing parts of collections, works of makers liked twice, strong themes, and recommendations for wishlist titles.
 * For a user of one kind only, themes cover the other kind too.
 */
export function sourcesFor(history: readonly HistoryTitle[]): Source[] {
  const scale = scaleOf(history);
  const liked = history
    .map((title) => ({ title, weight: weightOf(title, scale) }))
    .filter(({ title, weight }) => isReason(title, weight))
    .sort((a, b) => b.weight - a.weight || (a.title.at < b.title.at ? 1 : -1));
  const titles = liked.slice(0, MOST_LIKED).map(({ title }) => titleSource(title));
  const wished = history
    .filter((title) => title.wished && title.stars === null)
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, MOST_OTHERS.wished)
    .map(titleSource);
  const sagas = [...new Set(liked.flatMap(({ title }) => title.collectionId ?? []))]
    .slice(0, MOST_OTHERS.saga)
    .map((id): Source => ({ key: `saga-${id}`, from: 'saga', id }));
  const makers = often(liked, 'maker')
    .slice(0, MOST_OTHERS.maker)
    .map(({ id, name }): Source => ({ key: `maker-${id}`, from: 'maker', id, name }));
  const strongest = often(liked, 'theme').slice(0, MOST_OTHERS.theme);
  const themeOf = (kind: Kind, { id, name }: { id: number; name: string }): Source => ({
    ...{ key: `theme-${kind}-${id}`, from: 'theme', kind, id, name },
  });
  const themes = strongest.map((theme) =>
    themeOf(theme.kinds.tv > theme.kinds.movie ? 'tv' : 'movie', theme),
  );
  // TMDB recommends only movies for a movie: for a user who likes no series, themes find some.
  const lacking = KINDS.filter((kind) => !liked.some(({ title }) => title.kind === kind));
  const ofOtherKind = lacking.flatMap((kind) => strongest.map((theme) => themeOf(kind, theme)));
  // Interleaves the sources, so that the daily limit reaches some of each; the rest follows the next day.
  const mixed: Source[] = titles.splice(0, 6);
  const queues = [sagas, makers, themes, ofOtherKind, wished];
  while (titles.length > 0 || queues.some((queue) => queue.length > 0)) {
    mixed.push(...titles.splice(0, 3), ...queues.flatMap((queue) => queue.splice(0, 1)));
  }
  return [...new Map(mixed.map((source) => [source.key, source])).values()];
}
