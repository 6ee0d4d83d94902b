import type { Wishes } from '../../../src/features/wishes/read-wishes.ts';

const range = (from: number | null, to: number | null) =>
  from === null && to === null ? '' : `${from ?? ''}–${to ?? ''}`;

/** A parsed wish in one line. */
export function told({
  kind,
  english,
  filters,
  likes,
  people: with_,
  peopleMatch,
  withoutPeople,
  themes,
  refused,
  hidden,
  unread,
}: Wishes): string {
  const { genres, match, without, from, to, shortest, longest, language, country, score, status } = filters;
  return [
    kind,
    english ? '' : 'not English',
    genres.length > 0 ? `genres ${genres.join(match === 'any' ? ' or ' : ' and ')}` : '',
    without.length > 0 ? `without ${without.join()}` : '',
    range(from, to),
    range(shortest, longest) && `${range(shortest, longest)} min`,
    language,
    country,
    score === null ? '' : `score ${score}`,
    status,
    filters.release === 'announced' ? 'announced' : '',
    filters.order === 'popular' ? '' : `by ${filters.order}`,
    hidden ? 'hidden' : '',
    ...likes.map(({ name }) => `like ${name}`),
    ...with_.map(({ name }) => `with ${name}`),
    peopleMatch === 'any' ? 'either' : '',
    ...withoutPeople.map(({ name }) => `not with ${name}`),
    ...themes.map(({ words }) => `about ${words}`),
    ...refused.map(({ words }) => `not about ${words}`),
    unread.length > 0 ? `? ${unread.map(({ words }) => words).join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}
