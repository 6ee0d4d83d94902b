import type * as English from '../../../messages/admin/admin.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'خطأ', text });
const reviewOf = ({ title, author }: English.ReviewOf) =>
  `مراجعة \u2068${author}\u2069 على «\u2068${title}\u2069»`;

export const ADMIN_MESSAGES: Translated<typeof English.ADMIN_MESSAGES> = {
  signIn: 'سجّل الدخول لفتح لوحة الإدارة',
  denied: 'الدخول مرفوض',
  deniedText: 'هذه الصفحة لمن يديرون Marquee.',
  removed: { title: 'أُزيلت المراجعة', text: 'يحتفظ السجل بمن أزالها وبالسبب.' },
  alreadyGone: { title: 'لم تعد موجودة', text: 'لم تعد هذه المراجعة موجودة.' },
  removeFailed: failed('تعذّرت إزالة المراجعة'),
  restored: { title: 'استُعيدت المراجعة', text: 'تظهر من جديد كما كانت.' },
  tooLate: { title: 'فات الأوان', text: 'لم يعد ممكنًا استعادة هذه المراجعة.' },
  restoreFailed: failed('تعذّرت استعادة المراجعة'),
  dismissed: (count) => ({
    title: 'أُبقيت المراجعة',
    text: plural(count, {
      zero: 'لم يُرفض أي بلاغ.',
      one: 'رُفض بلاغ واحد.',
      two: 'رُفض بلاغان.',
      few: 'رُفضت {n} بلاغات.',
      many: 'رُفض {n} بلاغًا.',
      other: 'رُفض {n} بلاغ.',
    }),
  }),
  dismissFailed: failed('تعذّر رفض البلاغات'),
  keepButton: 'إبقاء',
  removeButton: 'إزالة',
  removingNow: 'جارٍ الإزالة…',
  undo: 'تراجع',
  restore: 'استعادة',
  said: { removed: 'أُزيلت', kept: 'أُبقيت', gone: 'لم تعد موجودة', restored: 'استُعيدت' },
  removeReview: 'إزالة المراجعة',
  reason: 'السبب',
  nameless: 'شخص بلا اسم',
  keep: (review) => `إبقاء ${reviewOf(review)}`,
  remove: (review) => `إزالة ${reviewOf(review)}`,
  restoreOf: (review) => `استعادة ${reviewOf(review)}`,
  undoRemoval: (review) => `التراجع عن إزالة ${reviewOf(review)}`,
  removing: (review) => `أنت على وشك إزالة ${reviewOf(review)}. يمكن استعادتها من السجل خلال ثلاثين يومًا.`,
  reasons: ['محتوى مزعج', 'إهانة', 'حرق للأحداث', 'لا علاقة لها بالعنوان'],
};

export const REASON_LIMIT: Translated<typeof English.REASON_LIMIT> = 500;
