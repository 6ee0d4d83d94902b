import type { Catalogue } from '../../catalogue/contract.ts';
import { genreName } from '../../core/genres.ts';
import type { Outcome } from '../../core/outcome.ts';
import type { Season } from '../../core/seasons.ts';
import type { TitleDetails, TitleSummary } from '../../core/title.ts';
import { hasOffers, type Offers } from '../../core/offers.ts';
import { services } from '../../server/services.ts';
import { orNull } from '../../server/in-time.ts';
import { outcomeOf } from '../../server/outcome.ts';

/** Examples on the landing page from today's catalogue; null if they were not loaded in time. */
export interface LandingExamples {
  /** A movie with offers in the default region. */
  watch: { title: TitleDetails; offers: Offers } | null;
  /** The first season of a series. */
  season: Season | null;
  /** Genres of trending movies, the most frequent first. */
  genres: { name: string; count: number }[];
}

/** The landing page: today's trending movies, and examples. */
export interface LandingPage {
  trending: TitleSummary[];
  examples: LandingExamples;
}

/** Candidates of an example: movies concurrently, series one by one until one has episodes. */
const LOOKED_AT = 3;
const MOST_SEASONS = 20;
/** Suggested titles on a page without content. */
const MOST_INSTEAD = 6;
/** Genres counted. */
const MOST_GENRES = 4;

async function watchExample(catalogue: Catalogue, titles: readonly TitleSummary[]) {
  const found = await Promise.all(
    titles.slice(0, LOOKED_AT).map(({ id }) => catalogue.movie(id, { alone: true })),
  );
  const shown = found.flatMap((title) => (title?.offers ? [{ title, offers: title.offers }] : []));
  return (
    shown.find(({ offers }) => offers.included.length > 0) ??
    shown.find(({ offers }) => hasOffers(offers)) ??
    null
  );
}

async function seasonExample(catalogue: Catalogue): Promise<Season | null> {
  const { results } = await catalogue.trending('tv', 'day');
  for (const { id } of results.slice(0, MOST_SEASONS)) {
    const season = await catalogue.season(id, 1);
    if (season && season.episodes.length > 1) return season;
  }
  return null;
}

async function genreExample(catalogue: Catalogue, titles: readonly TitleSummary[]) {
  const genres = await catalogue.genres('movie');
  return genres
    .map((genre) => ({
      name: genreName(genre),
      count: titles.filter(({ genreIds }) => genreIds.includes(genre.id)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_GENRES);
}

/** Trending movies for a page without content; empty if the catalogue fails. */
export async function loadInstead(): Promise<TitleSummary[]> {
  const { catalogue } = await services();
  const page = await orNull(catalogue.trending('movie', 'day'));
  return page?.results.slice(0, MOST_INSTEAD) ?? [];
}

/** Loads the landing page; examples that take too long are left out. */
export function loadLanding(requestId: string): Promise<Outcome<LandingPage>> {
  return outcomeOf<LandingPage>(requestId, async () => {
    const { catalogue } = await services();
    const season = orNull(seasonExample(catalogue));
    const { results } = await catalogue.trending('movie', 'day');
    const [watch, genres] = await Promise.all([
      orNull(watchExample(catalogue, results)),
      orNull(genreExample(catalogue, results)),
    ]);
    const examples = { watch, season: await season, genres: genres ?? [] };
    return { kind: 'ok', trending: results, examples };
  });
}
