import { KINDS, titleKey, type Kind, type TitleId } from '../title.ts';
import { isReason, scaleOf, weightOf, type HistoryTitle } from './history.ts';
import { ofTrait, sortOf } from './traits.ts';

/** What the catalogue is asked for, to find titles somebody may like. */
export type Source = { key: string } & (
  | { from: 'title'; title: TitleId }
  | { from: 'saga'; id: number }
  | { from: 'maker'; id: number; name: string }
  | { from: 'theme'; kind: Kind; id: number; name: string }
);

/** Calls of the catalogue each takes: of a maker both what they made and how it looks in lists. */
export const CALLS_OF: Record<Source['from'], number> = { title: 1, saga: 1, maker: 2, theme: 1 };

/** Sources of a person at most, and calls of the catalogue for them in a day. */
export const MOST_LIKED = 30;
export const CALLS_A_DAY = 30;
const MOST_OTHERS = { saga: 5, maker: 4, theme: 4, wished: 5 };

/** A maker counts from the second liked title on, and a theme too. */
const AT_LEAST = 2;

/** Kept answers are as good as new for a day. */
export const KEPT_HOURS = 24;

function titleSource({ kind, id }: TitleId): Source {
  return { key: titleKey({ kind, id }), from: 'title', title: { kind, id } };
}

/** Traits of a sort that several liked titles have, those that say most first. */
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
 * What to ask the catalogue for somebody, what promises most first: titles recommended for the thirty they like best and
 * latest, missing parts of collections, what makers liked twice made, the strongest themes (of the other kind too, where
 * they like titles of one kind only), and neighbours of wishes.
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
  // What is recommended for a movie are movies: who likes no series yet finds some by the themes of the movies.
  const lacking = KINDS.filter((kind) => !liked.some(({ title }) => title.kind === kind));
  const ofOtherKind = lacking.flatMap((kind) => strongest.map((theme) => themeOf(kind, theme)));
  // Some of each among the first: what a day's calls do not reach comes the day after.
  const mixed: Source[] = titles.splice(0, 6);
  const queues = [sagas, makers, themes, ofOtherKind, wished];
  while (titles.length > 0 || queues.some((queue) => queue.length > 0)) {
    mixed.push(...titles.splice(0, 3), ...queues.flatMap((queue) => queue.splice(0, 1)));
  }
  return [...new Map(mixed.map((source) => [source.key, source])).values()];
}
