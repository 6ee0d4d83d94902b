import { genresOf } from '../tmdb/genres/genres.ts';
import type { TitleWishes } from './recommend.ts';

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** The understood parts of a wish, in words. */
function understoodOf({
  filters,
  likes,
  people,
  peopleMatch,
  withoutPeople,
  themes,
  refused,
  hidden,
}: TitleWishes): string[] {
  const { genres, match, without, from, to, shortest, longest, language, country, score, status, order } =
    filters;
  const names = genresOf(genres).map(({ name }) => name.toLowerCase());
  return [
    ...(match === 'any' ? [names.join(' or ')] : names),
    ...genresOf(without).map(({ name }) => `no ${name.toLowerCase()}`),
    years(from, to),
    minutes(shortest, longest),
    language === null ? '' : `in ${LANGUAGE_NAMES.of(language === 'cn' ? 'yue' : language) ?? language}`,
    country === null ? '' : `from ${COUNTRY_NAMES.of(country) ?? country}`,
    score === null ? '' : `rated ${score} or more`,
    status ?? '',
    order === 'score' ? 'the best first' : '',
    ...(peopleMatch === 'any'
      ? [people.map(({ name }) => name).join(' or ')]
      : people.map(({ name }) => name)),
    ...withoutPeople.map(({ name }) => `not ${name}`),
    ...likes.map(({ name }) => `titles like ${name}`),
    hidden ? 'little known' : '',
    ...themes.map(({ said }) => said),
    ...refused.map(({ said }) => said),
  ].filter(Boolean);
}

/** The wish with known and unknown words. */
export interface Heard {
  wishes: TitleWishes;
  known: readonly string[];
  unknown: readonly string[];
}

/**
 * Explains what was understood and what was not, the supported `languages`, and that `found` titles were
 * chosen from `size`.
 */
export function reasoningFor(
  { wishes, known, unknown }: Heard,
  found: number,
  size: number,
  noun: string,
  { languages, product }: { languages: string; product: string },
): string {
  const who =
    `This is the offline recommender: it compares your words with genres, subjects, people, years and lengths of ` +
    `the ${size} ${noun} that come with ${product}.`;
  if (!wishes.english) return `It understands ${languages} only: please describe it in English. ${who}`;
  const understood = [...new Set([...understoodOf(wishes), ...known])];
  const lost = unknown.length > 0 ? ` Not understood: ${unknown.join(', ')}.` : '';
  if (understood.length === 0) return `None of this was understood. ${who}`;
  const none = found === 0 ? ` Nothing matches all of it.` : '';
  return `Understood: ${understood.join(', ')}.${lost}${none} ${who}`;
}

function years(from: number | null, to: number | null): string {
  if (from === null) return to === null ? '' : `up to ${to}`;
  if (to === null) return `from ${from} on`;
  if (from % 10 === 0 && to === from + 9) return `${from}s`;
  return from === to ? String(from) : `${from} to ${to}`;
}

function minutes(shortest: number | null, longest: number | null): string {
  if (shortest === null) return longest === null ? '' : `at most ${longest} minutes`;
  return longest === null ? `at least ${shortest} minutes` : `${shortest} to ${longest} minutes`;
}
