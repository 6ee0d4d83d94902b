import { today, type Clock } from '../../core/dates.ts';
import type { Language } from '../../core/language/languages.ts';
import { titlePath } from '../../core/routes.ts';
import type { TitleDetails, TitleId } from '../../core/title.ts';
import { loadTitleCredits } from '../artists/title-credits.ts';
import type { Loaded } from '../cache.ts';
import type { Catalogue, TitleOptions } from '../contract.ts';
import { LETTERS } from '../language/letters.ts';
import { creditsIn, localized } from '../language/localized.ts';
import type { Kept } from '../language/title-words.ts';
import { detailsFreshMs, FRESH_MS } from '../ttl.ts';
import type { Upstream } from '../upstream.ts';
import { loadBeside, loadMovieDetails, loadSeriesDetails, type DetailsSetting } from './details.ts';

interface Ways extends Omit<DetailsSetting, 'upstream'> {
  upstream: Upstream;
  behind: Pick<Upstream, 'get'>;
  language: () => Language;
  cached: <T>(key: string, load: () => Promise<Loaded<T>>) => Promise<T>;
  peek: (key: string) => unknown;
}

type Titles = Pick<Catalogue, 'movie' | 'series' | 'title' | 'nameAtHand' | 'namesOf' | 'titleCredits'>;

/** Gives complete details the TTL of such a title. */
function lasting<T extends TitleDetails>(details: Loaded<T | null>, clock: Clock): Loaded<T | null> {
  if (!details.value || details.ttlMs < FRESH_MS.details) return details;
  return { ...details, ttlMs: detailsFreshMs(details.value, today(clock)) };
}

/**
 * Loads titles. One answer has a title's texts in all languages; its similar titles are a list and need a call in the
 * current language, with English as the fallback.
 */
export function createTitles({ upstream, behind, language, cached, peek, ...setting }: Ways): Titles {
  const { languages, region, clock } = setting;
  // A site in English alone has cache keys without languages.
  const inAll = languages.length > 1 ? `&${languages.join('.')}` : '';
  const keyOf = (title: TitleId) => `${titlePath(title)}?${region}${inAll}`;

  type Load<T> = (setting: DetailsSetting) => Promise<Loaded<Kept<T> | null>>;

  const inWords = <T extends TitleDetails>(title: TitleId, load: Load<T>, isLate = false) =>
    cached(keyOf(title), async () =>
      lasting(await load({ ...setting, upstream: isLate ? behind : upstream }), clock),
    );

  const besideOf = (title: TitleId, spoken: Language) =>
    cached(`${titlePath(title)}/beside?${spoken}`, () => loadBeside(upstream, title, spoken));

  async function told<T extends TitleDetails>(
    title: TitleId,
    { late: isLate = false, alone = isLate }: TitleOptions = {},
    load: Load<T>,
  ): Promise<T | null> {
    const spoken = language();
    const [kept, more] = await Promise.all([
      inWords(title, load, isLate),
      spoken === 'en' || alone ? null : besideOf(title, spoken).catch(() => null),
    ]);
    return kept && localized(kept, spoken, more);
  }

  const movie: Titles['movie'] = (id, how) =>
    told({ kind: 'movie', id }, how, (given) => loadMovieDetails(given, id));
  const series: Titles['series'] = (id, how) =>
    told({ kind: 'tv', id }, how, (given) => loadSeriesDetails(given, id));

  return {
    movie,
    series,
    title: ({ kind, id }, how) => (kind === 'movie' ? movie(id, how) : series(id, how)),
    nameAtHand(title) {
      const kept = peek(keyOf(title)) as Kept<TitleDetails> | null | undefined;
      return kept ? kept.words?.[language()]?.title || kept.title : null;
    },
    async namesOf(title, { late: isLate } = {}) {
      const kept =
        title.kind === 'movie'
          ? await inWords(title, (given) => loadMovieDetails(given, title.id), isLate)
          : await inWords(title, (given) => loadSeriesDetails(given, title.id), isLate);
      if (!kept) return [];
      const translated = Object.values(kept.words ?? {}).map((words) => words.title);
      return [...new Set([kept.title, kept.originalTitle, ...translated])].filter((name) => name !== '');
    },
    async titleCredits({ kind, id }) {
      const spoken = language();
      const key = `/${kind}/${id}/credits${inAll}`;
      const kept = await cached(key, () => loadTitleCredits(upstream, kind, id, languages));
      const more = kept && LETTERS[spoken] ? await besideOf({ kind, id }, spoken).catch(() => null) : null;
      return kept && creditsIn(kept, spoken, more?.people);
    },
  };
}
