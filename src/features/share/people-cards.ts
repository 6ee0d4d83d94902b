import { m } from '../../paraglide/messages.js';
import { isolated } from '../../core/language/inserted.ts';
import { shareCardCountedBy } from '../../core/words/share-cards-words.ts';
import type { ListContents } from '../custom-lists/custom-lists.ts';
import { counted, formatNumber } from '../../core/format.ts';
import { hoursOf } from '../numbers/numbers.ts';
import type { ProfileNumbers, ProfileTitle, PublicProfile } from '../public-profile/public-profile.ts';
import { posters, type ShareCard } from '../../core/share-cards.ts';
import type { SharedYear } from '../numbers/shared-years.ts';

/** The card of a custom list, with the first posters of its first page. */
export function listCard(list: ListContents): ShareCard {
  return {
    family: 'list',
    id: list.address,
    over:
      list.ownerName === null
        ? m.share_card_list()
        : m.share_card_list_by({ name: isolated(list.ownerName) }),
    name: list.name,
    facts: [m.count_titles(counted(list.items))],
    score: null,
    pictures: posters(list.titles.map(({ posterPath }) => posterPath)),
    backdropPath: null,
  };
}

interface ShownProfile {
  profile: PublicProfile;
  favorites: readonly ProfileTitle[];
  watches: readonly ProfileTitle[];
  numbers: ProfileNumbers | null;
}

/** The card of a profile; null unless it is public. */
export function profileCard({ profile, favorites, watches, numbers }: ShownProfile): ShareCard | null {
  if (profile.level !== 'public' || profile.suspended) return null;
  const shown = new Set([...favorites, ...watches].map(({ posterPath }) => posterPath));
  return {
    family: 'profile',
    id: profile.handle,
    over: `@${profile.handle}`,
    name: profile.name ?? profile.handle,
    facts: numbers && numbers.titles > 0 ? [m.share_card_watched(counted(numbers.titles))] : [],
    score: null,
    pictures: posters([...shown]),
    backdropPath: null,
  };
}

/** The card of a year shared by link: totals only. */
export function yearCard(shared: SharedYear, secret: string): ShareCard {
  const { year, movies, series, minutes, days } = shared;
  const counts = { hours: hoursOf(minutes), movies, series, days };
  const kinds = ['hours', 'movies', 'series', 'days'] as const;
  return {
    family: 'year',
    id: secret,
    over: m.share_card_year(),
    name: String(year),
    facts: [],
    figures: kinds
      .filter((kind) => counts[kind] > 0)
      .map((kind) => ({ value: formatNumber(counts[kind]), label: shareCardCountedBy[kind](counts[kind]) })),
    score: null,
    pictures: [],
    backdropPath: null,
  };
}
