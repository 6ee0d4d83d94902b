import type * as English from '../../../messages/seasons/seasons.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes } from '../counts.ts';
import { plural } from '../plural.ts';

export const SEASON_MESSAGES: Translated<typeof English.SEASON_MESSAGES> = {
  notFound: { title: 'الموسم غير موجود', text: 'هذا الموسم ليس في الدليل، أو لم يعد فيه.' },
  failed: 'تعذّر تحميل الموسم',
  browse: { label: 'تصفّح المسلسلات', path: '/tv-series' },
  name: (number) => (number === 0 ? 'حلقات خاصة' : `الموسم ${number}`),
  episode: (number) => `الحلقة ${number}`,
  finale: 'ختام الموسم',
  airs: (date) => `تُعرض في ${date}`,
  today: 'اليوم',
  tomorrow: 'غدًا',
  noDate: 'لا موعد بعد',
  index: 'كل الحلقات',
  span: (first, last) => (first === last ? String(first) : `${first}–${last}`),
  more: 'متابعة القراءة',
  episodes: 'الحلقات',
  noEpisodes: 'لا حلقات معروفة بعد',
  range: (first, last, all) => `الحلقات ${first} إلى ${last} من ${all}`,
  earlier: 'الحلقات السابقة',
  later: 'الحلقات التالية',
  all: (count) =>
    plural(count, {
      zero: 'كل المواسم',
      one: 'موسم واحد',
      two: 'الموسمان',
      few: 'كل المواسم ({n})',
      many: 'كل المواسم ({n})',
      other: 'كل المواسم ({n})',
    }),
  others: 'المواسم',
  neighbours: 'مواسم أخرى',
  toSeries: (title) => `العودة إلى «\u2068${title}\u2069»`,
  description: (series, season, count) =>
    `\u2068${season}\u2069 من «\u2068${series}\u2069»: ${episodes(count)}.`,
};
