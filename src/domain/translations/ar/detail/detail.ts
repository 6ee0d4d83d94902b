import type * as English from '../../../messages/detail/detail.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const TITLE_MESSAGES: Translated<typeof English.TITLE_MESSAGES> = {
  overview: 'القصة',
  facts: 'معلومات',
  reviews: 'المراجعات',
  genres: 'الأنواع',
  rating: 'TMDB',
  onMarquee: 'Marquee',
  lists: 'قوائمي',
  more: 'المزيد',
  noOverview: 'لا يوجد وصف بعد.',
  writeReview: { name: 'اكتب مراجعة', short: 'مراجعة' },
  watchTrailer: { name: 'شاهد الإعلان', short: 'الإعلان' },
  onYouTube: 'المشاهدة على YouTube',
  trailer: (title) => `الإعلان: \u2068${title}\u2069`,
  closeTrailer: 'إغلاق الإعلان',
  description: (title) => `\u2068${title}\u2069 في Marquee.`,
  elsewhere: { label: 'مواقع أخرى', imdb: 'IMDb', homepage: 'الموقع الرسمي' },
  trailerOf: (title) => `إعلان «\u2068${title}\u2069»`,
};

export const FACT_MESSAGES: Translated<typeof English.FACT_MESSAGES> = {
  released: 'تاريخ الصدور',
  notAnnounced: 'لم يُعلن بعد',
  runtime: 'المدة',
  certification: 'التصنيف العمري',
  status: 'الحالة',
  directors: (count) =>
    plural(count, {
      zero: 'إخراج',
      one: 'إخراج',
      two: 'إخراج',
      few: 'إخراج',
      many: 'إخراج',
      other: 'إخراج',
    }),
  writers: (count) =>
    plural(count, {
      zero: 'تأليف',
      one: 'تأليف',
      two: 'تأليف',
      few: 'تأليف',
      many: 'تأليف',
      other: 'تأليف',
    }),
  originalTitle: 'العنوان الأصلي',
  budget: 'الميزانية',
  revenue: 'الإيرادات',
  countries: 'بلدان الإنتاج',
  companies: 'شركات الإنتاج',
  languages: 'لغات الحوار',
  original: (language) => `${language} (الأصلية)`,
  onAir: 'سنوات العرض',
  creators: 'ابتكار',
  originalName: 'العنوان الأصلي',
  networks: 'الشبكات',
  seasons: 'عدد المواسم',
  nextEpisode: 'الحلقة القادمة',
};

export const DETAIL_MESSAGES: Translated<typeof English.DETAIL_MESSAGES> = {
  movie: {
    similar: 'أفلام مشابهة',
    invalid: 'رقم الفيلم غير صالح',
    notFound: {
      title: 'الفيلم غير موجود',
      text: 'هذا الفيلم ليس في الدليل، أو لم يعد فيه.',
    },
    failed: null,
    browse: { label: 'تصفّح الأفلام', path: '/movies' },
  },
  tv: {
    similar: 'مسلسلات مشابهة',
    invalid: null,
    notFound: { title: 'المسلسل غير موجود', text: 'هذا المسلسل ليس في الدليل، أو لم يعد فيه.' },
    failed: 'تعذّر تحميل تفاصيل المسلسل',
    browse: { label: 'تصفّح المسلسلات', path: '/tv-series' },
  },
};
