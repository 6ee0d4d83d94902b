import type { RestoredPart } from '../../export/parts.ts';
import { plural, type PluralForms } from '../../plural.ts';

/** How many records of our own export are of what. */
const RECORDS: Record<RestoredPart, PluralForms> = {
  profile: { one: '{n} profile', other: '{n} profiles' },
  noticePreferences: { one: '{n} notification setting', other: '{n} notification settings' },
  services: { one: '{n} service of yours', other: '{n} services of yours' },
  wishlist: { one: '{n} wishlist title', other: '{n} wishlist titles' },
  watched: { one: '{n} watched title', other: '{n} watched titles' },
  favorites: { one: '{n} favorite', other: '{n} favorites' },
  dismissed: { one: '{n} title you are not interested in', other: '{n} titles you are not interested in' },
  taste: { one: '{n} note on your taste', other: '{n} notes on your taste' },
  diary: { one: '{n} diary entry', other: '{n} diary entries' },
  ratings: { one: '{n} rating', other: '{n} ratings' },
  partRatings: {
    one: '{n} rating of a season or an episode',
    other: '{n} ratings of seasons and episodes',
  },
  reviews: { one: '{n} review', other: '{n} reviews' },
  tags: { one: '{n} tag of a title', other: '{n} tags of titles' },
  notes: { one: '{n} private note', other: '{n} private notes' },
  pageFavorites: { one: '{n} favorite on your page', other: '{n} favorites on your page' },
  following: { other: '{n} followed series' },
  episodes: { one: '{n} watched episode', other: '{n} watched episodes' },
  lostEpisodes: {
    one: '{n} watched episode that was renumbered',
    other: '{n} watched episodes that were renumbered',
  },
  reminders: { one: '{n} reminder', other: '{n} reminders' },
  seriesReminders: { one: '{n} season reminder', other: '{n} season reminders' },
  savedSearches: { one: '{n} saved search', other: '{n} saved searches' },
  aiSearches: { one: '{n} AI search', other: '{n} AI searches' },
  plays: { one: '{n} play from another program', other: '{n} plays from other programs' },
  playProgress: { one: '{n} unfinished title', other: '{n} unfinished titles' },
  playNames: { one: '{n} matched name', other: '{n} matched names' },
  lists: { one: '{n} list of yours', other: '{n} lists of yours' },
  listTitles: { one: '{n} title in your lists', other: '{n} titles in your lists' },
};

/** What our own export holds, said before it comes back. */
export const IMPORT_RECORDS = {
  records: (counts: Partial<Record<string, number>>) =>
    `In it: ${Object.entries(counts)
      .map(([part, count]) => plural(count ?? 0, RECORDS[part as RestoredPart]))
      .join(', ')}`,
  /** Lists that others see, before they do so again. */
  shown: ({ public: open, link }: { public: number; link: number }) => [
    ...(open > 0
      ? [
          plural(open, {
            one: '{n} list is public in the file, and everyone can see it as soon as it is imported.',
            other:
              '{n} lists are public in the file, and everyone can see them as soon as they are imported.',
          }),
        ]
      : []),
    ...(link > 0
      ? [
          plural(link, {
            one: '{n} list is shown by link, and gets a new link: the old one does not lead there.',
            other: '{n} lists are shown by link, and get new links: the old ones do not lead there.',
          }),
        ]
      : []),
  ],
};
