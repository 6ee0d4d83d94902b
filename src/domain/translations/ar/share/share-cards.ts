import type * as English from '../../../messages/share/share-cards.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const SHARE_CARD_MESSAGES: Translated<typeof English.SHARE_CARD_MESSAGES> = {
  kinds: { movie: 'فيلم', tv: 'مسلسل' },
  list: 'قائمة',
  listBy: (name) => `قائمة أعدّها \u2068${name}\u2069`,
  watched: (count) =>
    plural(count, {
      zero: 'لم يُشاهَد أي عنوان',
      one: 'شوهد عنوان واحد',
      two: 'شوهد عنوانان',
      few: 'شوهدت {n} عناوين',
      many: 'شوهد {n} عنوانًا',
      other: 'شوهد {n} عنوان',
    }),
  year: 'سنتي بين الأفلام والمسلسلات',
  counted: {
    hours: (n) =>
      plural(n, {
        zero: 'ساعة',
        one: 'ساعة',
        two: 'ساعتان',
        few: 'ساعات',
        many: 'ساعة',
        other: 'ساعة',
      }),
    movies: (n) =>
      plural(n, { zero: 'فيلم', one: 'فيلم', two: 'فيلمان', few: 'أفلام', many: 'فيلمًا', other: 'فيلم' }),
    series: (n) =>
      plural(n, {
        zero: 'مسلسل',
        one: 'مسلسل',
        two: 'مسلسلان',
        few: 'مسلسلات',
        many: 'مسلسلًا',
        other: 'مسلسل',
      }),
    days: (n) =>
      plural(n, { zero: 'يوم', one: 'يوم', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' }),
  },
  cast: 'طاقم العمل',
  collection: 'سلسلة',
  alt: (what) => `\u2068${what}\u2069، في Marquee`,
};
