import type * as English from '../../../messages/watch/watch.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';

const quoted = (name: string) => `«\u2068${name}\u2069»`;

export const WATCH_MESSAGES: Translated<typeof English.WATCH_MESSAGES> = {
  heading: 'أين تشاهده',
  headingOf: (title) => `أين تشاهد «\u2068${title}\u2069»`,
  headingIn: (region) => `أين تشاهده في ${region}`,
  kinds: { included: 'بالاشتراك', free: 'مجانًا', rent: 'إيجار', buy: 'شراء' },
  explained: {
    included: 'باشتراك في إحدى هذه الخدمات.',
    free: 'مجانًا، وبعضها مع إعلانات.',
    rent: 'لمدة محدودة، بسعر لكل عنوان.',
    buy: 'لك دائمًا، بسعر لكل عنوان.',
  },
  more: (count) => `${count} أخرى`,
  details: 'التفاصيل',
  nowhere: 'غير متاح للبث في بلدك حاليًا.',
  nowhereIn: (region) => `غير متاح للبث في ${region} حاليًا.`,
  unknown: 'تعذّر التحقق من ذلك الآن.',
  checkedAlone: (day, today) => (day === today ? 'تحققنا اليوم' : `تحققنا في ${formatDate(day)}`),
  dataBy: (source, day, today) =>
    day === today
      ? `البيانات من \u2068${source}\u2069، تحققنا منها اليوم`
      : `البيانات من \u2068${source}\u2069، تحققنا منها في ${formatDate(day)}`,
  justWatch: 'JustWatch',
  sample: (source) => `خدمات للتجربة. البيانات الحقيقية من \u2068${source}\u2069`,
  sampleNote: 'هذه الخدمات مختلَقة، وكذلك ما تعرضه: الدليل المرفق لا يعرف خدمات حقيقية.',
  chooser: { label: 'البلد', submit: 'عرض' },
  back: (title) => `عن ${quoted(title)}`,
  atTmdb: 'الصفحة نفسها في TMDB',
  title: (title, region) => `أين تشاهد ${quoted(title)} في ${region}`,
  description: (title, region, told) =>
    told === ''
      ? `${quoted(title)} غير متاح للبث في ${region} حاليًا.`
      : `أين تشاهد ${quoted(title)} في ${region}: ${told}.`,
  told: {
    included: (names) => `بالاشتراك في ${names}`,
    free: (names) => `مجانًا على ${names}`,
    rent: (names) => `للإيجار من ${names}`,
    buy: (names) => `للشراء من ${names}`,
  },
  failed: 'تعذّر تحميل أماكن المشاهدة',
  region: {
    section: {
      heading: 'أين تشاهد',
      introduction: 'تختلف الخدمات التي تعرض العنوان من بلد إلى آخر. أنت وحدك ترى هذا.',
    },
    label: 'البلد',
    automatic: 'من متصفحي',
    saved: (name) => ({ title: 'تم الحفظ', text: `تُعرض الخدمات المتاحة في ${name}` }),
    savedAutomatic: { title: 'تم الحفظ', text: 'تُعرض خدمات البلد الذي يحدده متصفحك' },
    failed: (message) => ({ title: 'خطأ', text: `تعذّر حفظ البلد. ${message}` }),
  },
};
