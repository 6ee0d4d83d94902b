import { yearOf } from '../../core/dates.ts';
import { MOST_CANDIDATES, type ImportCandidate } from './import-job.ts';
import { uniqueTitles, type Kind, type TitleSummary } from '../../core/title.ts';
import { titleWords, withoutEnglishArticle } from './files/words.ts';

export interface WantedTitle {
  name: string;
  year: number | null;
  /** Null if the file does not say. */
  kind: Kind | null;
}

/** Result of a lookup: one title, several candidates, or none. */
export type Meant =
  | { kind: 'clear'; title: TitleSummary }
  | { kind: 'ambiguous'; candidates: TitleSummary[] }
  | { kind: 'notFound' };

/** 2 for the same name, 1 if it differs by a leading article, 0 otherwise. */
function nearness(words: string, title: TitleSummary): 0 | 1 | 2 {
  const names = [title.title, title.originalTitle].map(titleWords);
  if (names.includes(words)) return 2;
  const bare = withoutEnglishArticle(words);
  return names.some((name) => withoutEnglishArticle(name) === bare) ? 1 : 0;
}

/**
 * Selects the title meant from search results. It is clear if only one has the name, and its year is at most one off;
 * or if only one has name and year exactly. With another article the year must be exact. Otherwise, or if the search
 * was incomplete (`isAll`), the user is asked.
 */
export function meantBy(wanted: WantedTitle, found: readonly TitleSummary[], isAll: boolean): Meant {
  const words = titleWords(wanted.name);
  const known = uniqueTitles(found.filter((title) => wanted.kind === null || title.kind === wanted.kind)).map(
    (title) => {
      const year = yearOf(title.date);
      const apart = wanted.year === null || year === null ? null : Math.abs(year - wanted.year);
      return { title, near: nearness(words, title), apart };
    },
  );
  const namesakes = known.filter(({ near, apart }) => near > 0 && (apart === null || apart <= 1));
  const [only] = namesakes;
  if (only && namesakes.length === 1 && isAll) {
    const isOfYear = wanted.year === null || only.apart !== null;
    if (isOfYear && (only.near === 2 || only.apart === 0)) return { kind: 'clear', title: only.title };
  }
  const [exact, ...beside] = [...namesakes].sort((a, b) => (a.apart ?? 2) - (b.apart ?? 2));
  if (exact?.near === 2 && exact.apart === 0 && isAll && beside.every(({ apart }) => apart === 1))
    return { kind: 'clear', title: exact.title };
  if (known.length === 0) return { kind: 'notFound' };
  const far = (apart: number | null) => apart ?? 50;
  const likely = known.sort(
    (a, b) =>
      Number(namesakes.includes(b)) - Number(namesakes.includes(a)) ||
      (namesakes.includes(a)
        ? far(a.apart) - far(b.apart) || b.near - a.near
        : b.near - a.near || Math.min(far(a.apart), 3) - Math.min(far(b.apart), 3)) ||
      b.title.voteCount - a.title.voteCount,
  );
  return { kind: 'ambiguous', candidates: likely.slice(0, MOST_CANDIDATES).map(({ title }) => title) };
}

const isKept = (date: string | null) => date !== null && date >= '1800-01-01' && date < '2200-01-01';
const POSTER = /^\/[\w-]{1,190}\.(?:jpe?g|png|svg|webp)$/i;

/** Converts a title to a candidate. */
export function candidateOf(title: TitleSummary): ImportCandidate {
  const { kind, id, originalTitle, posterPath, date, voteAverage } = title;
  return {
    ...{ kind, id, originalTitle, voteAverage },
    title: title.title.trim() === '' ? `${kind} ${id}` : title.title,
    posterPath: posterPath !== null && POSTER.test(posterPath) ? posterPath : null,
    date: isKept(date) ? date : null,
  };
}
