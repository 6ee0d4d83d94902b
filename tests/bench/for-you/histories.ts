import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCatalogue } from '../../../src/catalogue/client.ts';
import { traitsOfFacts } from '../../../src/features/for-you/facts.ts';
import { foundTitles, type KnownTitle, type SourceAnswer } from '../../../src/features/for-you/found.ts';
import type { HistoryTitle } from '../../../src/features/for-you/history.ts';
import { CALLS_A_DAY, CALLS_OF, sourcesFor, type Source } from '../../../src/features/for-you/sources.ts';
import type { TraitCounts } from '../../../src/features/for-you/traits.ts';
import { factsOf } from '../../../src/features/numbers/title-facts.ts';
import type { FoundTitle } from '../../../src/features/for-you/learn.ts';
import { createCatalogueServer } from '../../../packages/embedded/src/tmdb/server.ts';
import { askSource } from '../../../src/features/for-you/ask.server.ts';

/** One rating of somebody's, in the order of time. */
export interface Rating {
  id: number;
  stars: number;
  at: number;
}

/** Somebody with what they rated of the bundled movies, the earliest first. */
export interface Rater {
  name: string;
  ratings: Rating[];
}

const lines = (folder: string, file: string) =>
  readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/).slice(1);

/** Who rated at least so many of some movies, in MovieLens' small set as it is published: ratings.csv and links.csv. */
export function readRaters(folder: string, ids: ReadonlySet<number>, least: number): Rater[] {
  const numbers = new Map(
    lines(folder, 'links.csv').map((line) => {
      const [movie = '', , tmdb = ''] = line.split(',');
      return [movie, Number(tmdb)] as const;
    }),
  );
  const raters = new Map<string, Rating[]>();
  for (const line of lines(folder, 'ratings.csv')) {
    const [name = '', movie = '', stars, at] = line.split(',');
    const id = numbers.get(movie);
    if (id === undefined || !ids.has(id)) continue;
    raters.set(name, [...(raters.get(name) ?? []), { id, stars: Number(stars), at: Number(at) }]);
  }
  return [...raters]
    .filter(([, ratings]) => ratings.length >= least)
    .map(([name, ratings]) => ({ name, ratings: ratings.toSorted((a, b) => a.at - b.at || a.id - b.id) }));
}

/** The bundled movies with all that is known of them, and what the catalogue answers for a history, asked as the job asks. */
export async function openBundle() {
  const clock = () => new Date('2026-11-22T12:00:00Z');
  const server = createCatalogueServer({ clock });
  const catalogue = createCatalogue({
    fetch: (request) => server.api(request),
    baseUrl: 'http://catalogue.embedded/3',
    apiKey: undefined,
    clock,
    log: { error: () => {}, warn: () => {} },
    limits: { perSecond: Infinity },
  });
  const known = new Map<string, KnownTitle>();
  const names = new Map<number, string>();
  const collections = new Map<number, number | null>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const found = await catalogue.movieList('popular', { page });
    last = found.totalPages;
    for (const { id } of found.results) {
      const movie = await catalogue.movie(id);
      if (!movie) continue;
      const facts = factsOf(movie);
      known.set(`movie-${id}`, { minutes: facts.minutes, traits: traitsOfFacts(facts) });
      names.set(id, facts.name);
      collections.set(id, facts.collection?.id ?? null);
    }
  }
  const having = new Map<string, number>();
  for (const { traits } of known.values())
    for (const { trait } of traits) having.set(trait, (having.get(trait) ?? 0) + 1);
  const counts: TraitCounts = { titles: known.size, having };
  const answers = new Map<string, Promise<SourceAnswer>>();
  const ask = (source: Source) => {
    const asked = answers.get(source.key) ?? askSource(catalogue, source, 'US');
    answers.set(source.key, asked);
    return asked;
  };
  return {
    ids: new Set(names.keys()),
    counts,
    ask,
    historyOf: (ratings: readonly Rating[]): HistoryTitle[] =>
      ratings.map(({ id, stars, at }) => ({
        ...{
          kind: 'movie' as const,
          id,
          title: names.get(id) ?? '',
          stars,
          at: new Date(at * 1000).toISOString(),
        },
        ...{ watched: true, favorite: false, wished: false, dismissed: false, dropped: false },
        ...{ collectionId: collections.get(id) ?? null, traits: known.get(`movie-${id}`)?.traits ?? [] },
      })),
    /** What the job has found after some days: thirty calls on each. */
    async found(history: readonly HistoryTitle[], days: number): Promise<FoundTitle[]> {
      let left = CALLS_A_DAY * days;
      const asked: SourceAnswer[] = [];
      for (const source of sourcesFor(history)) {
        left -= CALLS_OF[source.from];
        if (left < 0) break;
        asked.push(await ask(source));
      }
      return foundTitles(asked, known, String);
    },
  };
}
export type Bundle = Awaited<ReturnType<typeof openBundle>>;
