import { plural } from '../../plural.ts';

/** What does not come over as it stands in the file, said before the import begins. */
export const IMPORT_CHANGES = {
  halves: (count: number) =>
    plural(count, {
      one: '{n} rating has a half star, and keeps it: 3½ of 5, or 7 of 10, stay 3½ stars.',
      other: '{n} ratings have a half star, and keep it: 3½ of 5, or 7 of 10, stay 3½ stars.',
    }),
  rounded: (count: number) =>
    plural(count, {
      one: '{n} rating falls between two half stars and is rounded to the nearest. The report keeps the original.',
      other:
        '{n} ratings fall between two half stars and are rounded to the nearest. The report keeps the original.',
    }),
  long: (count: number) =>
    plural(count, {
      one: '{n} review is longer than 500 characters and is cut there.',
      other: '{n} reviews are longer than 500 characters and are cut there.',
    }),
  longNotes: (count: number) =>
    plural(count, {
      one: '{n} note in lists is longer than 500 characters and is cut there.',
      other: '{n} notes in lists are longer than 500 characters and are cut there.',
    }),
  tags: (tags: readonly string[], count: number) =>
    plural(count, {
      one: `{n} diary entry has tags (${tags.join(', ')}). They become your tags.`,
      other: `{n} diary entries have tags (${tags.join(', ')}). They become your tags, at most 20 a title and 200 in all.`,
    }),
  notes: (count: number) =>
    plural(count, {
      one: '{n} title on your watchlist has a note. The wishlist here has no notes; the report keeps them.',
      other:
        '{n} titles on your watchlist have notes. The wishlist here has no notes; the report keeps them.',
    }),
  upTo: (count: number) =>
    plural(count, {
      other:
        'For {n} series the file names only the last episode you have seen: all before it are marked too, without a date.',
    }),
  untold: (days: readonly string[], count: number) => {
    const quoted = days.map((day) => `“${day}”`).join(', ');
    return plural(count, {
      one: `{n} date is not understood and is left out: ${quoted}`,
      other: `{n} dates are not understood and are left out: ${quoted}`,
    });
  },
};
