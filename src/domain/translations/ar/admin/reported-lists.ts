import type * as English from '../../../messages/admin/reported-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

const quoted = (name: string) => `«\u2068${name}\u2069»`;

export const LIST_REPORT_MESSAGES: Translated<typeof English.LIST_REPORT_MESSAGES> = {
  report: 'إبلاغ',
  refused: { title: 'سجّل الدخول للإبلاغ عن هذه القائمة', text: 'تقرأ الإدارة البلاغات.' },
  reporting: {
    title: 'الإبلاغ عن هذه القائمة',
    question: 'ما المشكلة فيها؟',
    reasons: [
      'إهانات أو كراهية',
      'محتوى مزعج أو إعلانات',
      'اسم أو وصف مسيء',
      'معلومات خاصة عن شخص',
      'سبب آخر',
    ],
  },
  reported: { title: 'شكرًا لك', text: 'ستنظر الإدارة في هذه القائمة.' },
  alreadyReported: { title: 'سبق الإبلاغ', text: 'تعرف الإدارة رأيك في هذه القائمة.' },
  own: { title: 'لا يمكن ذلك', text: 'هذه القائمة لك.' },
  gone: { title: 'لا يمكن ذلك', text: 'لم تعد هذه القائمة مرئية.' },
  failed: { title: 'لم ينجح ذلك', text: 'لم يتغيّر شيء. أعد المحاولة من فضلك.' },
};

export const REPORTED_LIST_MESSAGES: Translated<typeof English.REPORTED_LIST_MESSAGES> = {
  heading: 'قوائم مُبلَّغ عنها',
  none: 'لا بلاغات عن القوائم.',
  more: (shown, total) =>
    plural(total, {
      zero: `أكثر ${shown} إبلاغًا من {n} قائمة.`,
      one: `أكثر ${shown} إبلاغًا من قائمة واحدة.`,
      two: `أكثر ${shown} إبلاغًا من قائمتين.`,
      few: `أكثر ${shown} إبلاغًا من {n} قوائم.`,
      many: `أكثر ${shown} إبلاغًا من {n} قائمة.`,
      other: `أكثر ${shown} إبلاغًا من {n} قائمة.`,
    }),
  ...REPORTED_MESSAGES,
  keepOf: (name) => `رفض البلاغات عن ${quoted(name)}`,
  hide: 'إخفاء القائمة',
  hideOf: (name) => `إخفاء ${quoted(name)}`,
  show: 'إظهار القائمة',
  showOf: (name) => `إظهار ${quoted(name)} من جديد`,
  hiding: {
    title: 'إخفاء هذه القائمة',
    question: 'لماذا تُخفى؟ يحتفظ السجل بالسبب.',
    reasons: ['إهانة', 'محتوى مزعج', 'اسم أو وصف مسيء', 'معلومات خاصة', 'سبب آخر'],
    label: 'إخفاء القائمة',
  },
  hidden: { title: 'أُخفيت القائمة', text: 'لا يراها إلا صاحبها، كقائمة خاصة.' },
  shown: { title: 'ظهرت القائمة', text: 'تُرى من جديد كما اختار صاحبها.' },
  dismissed: { title: 'رُفضت البلاغات', text: 'تبقى القائمة كما هي.' },
  failed: { title: 'خطأ', text: 'تعذّر ذلك. أعد المحاولة من فضلك.' },
};
