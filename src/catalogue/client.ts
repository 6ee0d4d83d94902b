import { MAX_PAGE } from '../core/paging.ts';
import { DEFAULT_REGION } from '../core/regions.ts';
import type { Language } from '../core/language/languages.ts';
import { titlePath } from '../core/routes.ts';
import type { Season } from '../core/seasons.ts';
import type { Kind } from '../core/title.ts';
import { loadArtist } from './artists/artists.ts';
import { createCache, type Loaded } from './cache.ts';
import { loadCollection } from './collections/collections.ts';
import type { Catalogue } from './contract.ts';
import { loadCertifications, loadKeyword } from './discover/controls.ts';
import { createTitles } from './detail/titles.ts';
import { loadEpisodes } from './series/episodes.ts';
import { loadExport } from './exports.ts';
import { firstFit } from './title-lists/first-fit.ts';
import { loadForeign } from './import/foreign.ts';
import { common } from './language/asked.ts';
import type { ListCall } from './title-lists/lists.ts';
import { genres, movieSummaries, seriesSummaries, readPage, type ReadPage } from './map.ts';
import { createOffers } from './watch/offers.ts';
import { LIMITS, type CatalogueOptions } from './options.ts';
import { createRateLimit } from './rate-limit.ts';
import { readAnswer } from './read-answer.ts';
import { loadReleases } from './calendar/releases.ts';
import { loadRecommendations } from './detail/recommendations.ts';
import { createSearch } from './search/search.ts';
import { isWhole, localizedSeason } from './seasons/localized-season.ts';
import { loadSeason } from './seasons/seasons.ts';
import { createTitleLists } from './title-lists/title-lists.ts';
import { createSpellings } from './search/spelling.ts';
import { createTransport, sortedQuery } from './transport.ts';
import { FRESH_MS } from './ttl.ts';
import { createUpstream, type Upstream } from './upstream.ts';
import { UpstreamError, toCatalogueError } from './upstream-error.ts';
import { genreList, moviePage, seriesPage } from './wire.ts';
import type { z } from 'zod';

const LATE_SHARE = 1 / 3;

/** Creates the catalogue client for a server with TMDB's v3 API. */
export function createCatalogue(options: CatalogueOptions): Catalogue {
  const { clock, log, region = DEFAULT_REGION, random = Math.random } = options;
  const { languages = ['en'], language = () => 'en' } = options;
  const limits = { ...LIMITS, ...options.limits };
  const transport = createTransport({
    ...options,
    timeoutMs: limits.attemptTimeoutMs,
    maxBytes: limits.maxBodyBytes,
  });
  const leave = createRateLimit({ ...options.timing, perSecond: limits.perSecond });
  const upstream = createUpstream({ ...limits, transport, clock, log, leave, random });
  const cache = createCache({ clock, maxBytes: limits.cacheBytes, shared: options.shared });
  const spellings = createSpellings();
  const spelling = () => spellings(language());

  async function asking<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      throw toCatalogueError(error);
    }
  }

  const lateShare = Math.max(1, Math.floor(limits.perSecond * LATE_SHARE));
  const late = createRateLimit({ ...options.timing, perSecond: lateShare });
  const cached = <T>(key: string, load: () => Promise<Loaded<T>>, invented = false) =>
    asking(() => cache.get(key, load, invented));
  const behind: Pick<Upstream, 'get'> = {
    get: (path, parameters, more) => late(() => upstream.get(path, parameters, more)),
  };
  const { note, ...offers } = createOffers({ upstream, behind, clock, cached });
  /** The cache key of an answer in a language; English has no suffix. */
  const inOne = (key: string, spoken: Language) => (spoken === 'en' ? key : `${key}?${spoken}`);

  function kept<Answer, T>(
    { path, parameters: own, late: isLate, invented = path.startsWith('/search/') }: ListCall,
    ttlMs: number,
    schema: z.ZodType<Answer>,
    read: (answer: Answer) => T,
  ): Promise<T> {
    const parameters = { ...common(language()), ...own };
    const load = async () => {
      const answer = readAnswer(path, schema, await (isLate ? behind : upstream).get(path, parameters));
      return { value: read(answer), ttlMs };
    };
    return cached(`${path}?${sortedQuery(parameters).toString()}`, load, invented);
  }

  function pageOf<Answer extends { total_pages: number | null; total_results: number | null }, T>(
    call: ListCall,
    requested: number,
    ttlMs: number,
    schema: z.ZodType<Answer>,
    read: (answer: Answer) => T[],
  ): Promise<ReadPage<T>> {
    const page = Math.min(Math.max(Math.trunc(requested) || 1, 1), MAX_PAGE);
    const paged = { ...call, parameters: { ...call.parameters, page } };
    return kept(paged, ttlMs, schema, (answer) => readPage(page, answer, read(answer)));
  }

  async function titles(kind: Kind, call: ListCall, page: number, ttlMs: number): Promise<ReadPage> {
    const found =
      kind === 'movie'
        ? await pageOf(call, page, ttlMs, moviePage, ({ results }) => movieSummaries(results))
        : await pageOf(call, page, ttlMs, seriesPage, ({ results }) => seriesSummaries(results));
    spelling().note(found.results);
    return found;
  }

  // IMDb ids identify their source; TheTVDB's are plain numbers.
  const foreign = (source: 'imdb' | 'tvdb', id: string, spoken = language()) =>
    cached(inOne(`/find/${source}/${id}`, spoken), () => loadForeign(behind, source, id, spoken), true);

  const certifications = (of: string) =>
    cached(`/certification/movie/list?${of}`, () => loadCertifications(upstream, of));

  /** Loads a season in a language; missing texts fall back to English. */
  const season = (seriesId: number, number: number, spoken: Language): Promise<Season | null> =>
    cached(inOne(`/tv/${seriesId}/season/${number}`, spoken), async () => {
      const own = await loadSeason(upstream, seriesId, number, spoken);
      if (spoken === 'en' || !own.value) return own;
      if (isWhole(own.value)) return { ...own, value: localizedSeason(own.value, null, spoken) };
      const english = await season(seriesId, number, 'en').catch(() => null);
      const ttlMs = english ? own.ttlMs : FRESH_MS.incomplete;
      return { ttlMs, value: localizedSeason(own.value, english, spoken) };
    });

  const numbered =
    <T>(path: string, load: (upstream: Upstream, id: number, spoken: Language) => Promise<Loaded<T>>) =>
    (id: number, spoken = language()) =>
      cached(inOne(`/${path}/${id}`, spoken), () => load(upstream, id, spoken));
  const [artist, collection] = [numbered('person', loadArtist), numbered('collection', loadCollection)];

  return {
    ...createTitleLists(titles, { clock, random, certifications }),
    ...createTitles({
      ...{ upstream, behind, languages, language, region, clock, note, cached },
      peek: (key) => cache.peek(key),
    }),
    findForeign: async (source, id) => (await foreign(source, id)).titles,
    findEpisodes: async (source, id) => (await foreign(source, id)).episodes,
    ...offers,
    recommendations: (title, spoken = language()) =>
      cached(inOne(`${titlePath(title)}/recommendations`, spoken), () =>
        loadRecommendations(upstream, title, spoken),
      ),
    artist: (id) => artist(id),
    releases: (id) => cached(`/movie/${id}/release_dates`, () => loadReleases(upstream, id)),
    collection: (id) => collection(id),
    season: (seriesId, number) => season(seriesId, number, language()),
    episodes: (id, expected) => asking(() => loadEpisodes(upstream, id, expected)),
    async idsOf(what) {
      const { fetch, exportsUrl: url } = options;
      if (url === undefined) return [];
      const bounds = { timeoutMs: limits.attemptTimeoutMs, maxBytes: limits.maxBodyBytes };
      return cached(`/exports/${what}`, () => loadExport(what, { fetch, url, clock, ...bounds }));
    },
    ...createSearch({
      titles: (kind, call, first) => firstFit(first, (page) => titles(kind, call, page, FRESH_MS.search)),
      list: (call, first, schema, read) =>
        firstFit(first, (page) => pageOf(call, page, FRESH_MS.search, schema, read)),
      single: (call, schema, read) => kept(call, FRESH_MS.search, schema, read),
      opened: (words) => spelling().opened(words),
    }),
    spelledLike: (query) => spelling().like(query),
    genres: (kind) => {
      const path = `/genre/${kind}/list`;
      return cached(path, async () => {
        const answer = readAnswer(path, genreList, await upstream.get(path, common('en')));
        return { value: genres(answer), ttlMs: FRESH_MS.genres };
      });
    },
    certifications,
    keyword: (id) => cached(`/keyword/${id}`, () => loadKeyword(upstream, id)),
    tryKey: () =>
      upstream.get('/authentication', {}, { optional: true }).then(
        () => undefined,
        () => undefined,
      ),
    health: () => ({ ...upstream.state(), ...cache.counters() }),
  };
}
