import type * as English from '../../../messages/admin/reported-profiles.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

const at = (handle: string) => `\u2066@${handle}\u2069`;

export const REPORTED_PROFILE_MESSAGES: Translated<typeof English.REPORTED_PROFILE_MESSAGES> = {
  heading: 'صفحات مُبلَّغ عنها',
  none: 'لا بلاغات عن صفحات الأشخاص.',
  more: (shown, total) =>
    plural(total, {
      zero: `أكثر ${shown} إبلاغًا من {n} صفحة.`,
      one: `أكثر ${shown} إبلاغًا من صفحة واحدة.`,
      two: `أكثر ${shown} إبلاغًا من صفحتين.`,
      few: `أكثر ${shown} إبلاغًا من {n} صفحات.`,
      many: `أكثر ${shown} إبلاغًا من {n} صفحة.`,
      other: `أكثر ${shown} إبلاغًا من {n} صفحة.`,
    }),
  ...REPORTED_MESSAGES,
  keepOf: (handle) => `رفض البلاغات عن ${at(handle)}`,
  hide: 'إخفاء الصفحة',
  hideOf: (handle) => `إخفاء صفحة ${at(handle)}`,
  show: 'إظهار الصفحة',
  showOf: (handle) => `إظهار صفحة ${at(handle)} من جديد`,
  hiding: {
    title: 'إخفاء هذه الصفحة',
    question: 'لماذا تُخفى؟ يحتفظ السجل بالسبب.',
    reasons: ['انتحال شخصية', 'إهانة', 'محتوى مزعج', 'اسم أو صورة مسيئة', 'سبب آخر'],
    label: 'إخفاء الصفحة',
  },
  hidden: { title: 'أُخفيت الصفحة', text: 'لا يراها إلا صاحبها.' },
  shown: { title: 'ظهرت الصفحة', text: 'تُرى من جديد كما اختار صاحبها.' },
  dismissed: { title: 'رُفضت البلاغات', text: 'تبقى الصفحة كما هي.' },
  failed: { title: 'خطأ', text: 'تعذّر ذلك. أعد المحاولة من فضلك.' },
};
