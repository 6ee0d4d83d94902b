import type * as English from '../../messages/counts.ts';
import type { Translated } from '../../language/translated.ts';
import { starsText } from '../../reviews/stars.ts';
import { plural } from './plural.ts';

export const episodes: Translated<typeof English.episodes> = (n) =>
  plural(n, {
    zero: 'لا حلقات',
    one: 'حلقة واحدة',
    two: 'حلقتان',
    few: '{n} حلقات',
    many: '{n} حلقة',
    other: '{n} حلقة',
  });
export const movies: Translated<typeof English.movies> = (n) =>
  plural(n, {
    zero: 'لا أفلام',
    one: 'فيلم واحد',
    two: 'فيلمان',
    few: '{n} أفلام',
    many: '{n} فيلمًا',
    other: '{n} فيلم',
  });
export const series: Translated<typeof English.series> = (n) =>
  plural(n, {
    zero: 'لا مسلسلات',
    one: 'مسلسل واحد',
    two: 'مسلسلان',
    few: '{n} مسلسلات',
    many: '{n} مسلسلًا',
    other: '{n} مسلسل',
  });
export const titles: Translated<typeof English.titles> = (n) =>
  plural(n, {
    zero: 'لا عناوين',
    one: 'عنوان واحد',
    two: 'عنوانان',
    few: '{n} عناوين',
    many: '{n} عنوانًا',
    other: '{n} عنوان',
  });
export const votes: Translated<typeof English.votes> = (n) =>
  plural(n, {
    zero: 'لا أصوات',
    one: 'صوت واحد',
    two: 'صوتان',
    few: '{n} أصوات',
    many: '{n} صوتًا',
    other: '{n} صوت',
  });
export const stars: Translated<typeof English.stars> = (n) =>
  n === 0.5
    ? 'نصف نجمة'
    : plural(
        n,
        {
          zero: 'بلا نجوم',
          one: 'نجمة واحدة',
          two: 'نجمتان',
          few: '{n} نجوم',
          many: '{n} نجمة',
          other: '{n} نجمة',
        },
        `\u2066${starsText(n)}\u2069`,
      );
export const ratings: Translated<typeof English.ratings> = (n) =>
  plural(n, {
    zero: 'لا تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: '{n} تقييمات',
    many: '{n} تقييمًا',
    other: '{n} تقييم',
  });
export const reviews: Translated<typeof English.reviews> = (n) =>
  plural(n, {
    zero: 'لا مراجعات',
    one: 'مراجعة واحدة',
    two: 'مراجعتان',
    few: '{n} مراجعات',
    many: '{n} مراجعة',
    other: '{n} مراجعة',
  });
export const reports: Translated<typeof English.reports> = (n) =>
  plural(n, {
    zero: 'لا بلاغات',
    one: 'بلاغ واحد',
    two: 'بلاغان',
    few: '{n} بلاغات',
    many: '{n} بلاغًا',
    other: '{n} بلاغ',
  });
export const days: Translated<typeof English.days> = (n) =>
  plural(n, {
    zero: 'لا أيام',
    one: 'يوم واحد',
    two: 'يومان',
    few: '{n} أيام',
    many: '{n} يومًا',
    other: '{n} يوم',
  });
