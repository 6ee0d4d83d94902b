import type * as English from '../../../messages/reviews/reviews.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const signIn = (text: string) => ({ title: 'سجّل الدخول أولًا', text });
const failed = (text: string) => ({ title: 'خطأ', text });
const failedBecause = (text: string) => (message: string) => failed(`${text}. ${message}`);

export const REVIEW_MESSAGES: Translated<typeof English.REVIEW_MESSAGES> = {
  signIn: 'سجّل الدخول لكتابة مراجعة',
  refused: signIn('عندها يمكنك كتابة مراجعة.'),
  posted: { title: 'نُشرت المراجعة!', text: 'شكرًا على مشاركة رأيك.' },
  updated: { title: 'عُدّلت المراجعة!', text: 'حُفظت تعديلاتك.' },
  deleted: { title: 'حُذفت المراجعة', text: 'أُزيلت مراجعتك.' },
  postFailed: failedBecause('تعذّر نشر المراجعة'),
  updateFailed: failedBecause('تعذّر تعديل المراجعة'),
  deleteFailed: failedBecause('تعذّر حذف المراجعة'),
  loadFailed: (message) => ({ title: 'تعذّر تحميل المراجعات', text: message }),
  reported: { title: 'أُرسل البلاغ', text: 'شكرًا لك. ستنظر الإدارة فيه.' },
  alreadyReported: { title: 'سبق الإبلاغ', text: 'أبلغت عن هذه المراجعة من قبل.' },
  reportFailed: failedBecause('تعذّر الإبلاغ عن المراجعة'),
  reportRefused: signIn('عندها يمكنك الإبلاغ عن مراجعة.'),
  nameless: 'مجهول',
  none: 'لا مراجعات بعد',
  noneYet: 'كن أول من يقول رأيه.',
  noneWith: (stars) =>
    plural(stars, {
      zero: 'لا مراجعات بلا نجوم',
      one: 'لا مراجعات بنجمة واحدة',
      two: 'لا مراجعات بنجمتين',
      few: 'لا مراجعات بـ {n} نجوم',
      many: 'لا مراجعات بـ {n} نجمة',
      other: 'لا مراجعات بـ {n} نجمة',
    }),
  post: 'نشر',
  posting: 'جارٍ النشر…',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  edit: 'تعديل',
  erase: 'حذف',
  erasing: 'جارٍ الحذف…',
  report: 'إبلاغ',
  you: 'أنت',
  edited: 'معدّلة',
  more: 'المزيد من المراجعات',
  loadingMore: 'جارٍ التحميل…',
  draftKept: 'ما كتبته محفوظ هنا إلى أن تسجّل الدخول.',
  field: { label: 'مراجعتك', placeholder: 'ما رأيك فيه؟', edit: 'عدّل مراجعتك' },
  length: (length, limit) =>
    plural(limit, {
      zero: `${length} من {n} حرف`,
      one: `${length} من حرف واحد`,
      two: `${length} من حرفين`,
      few: `${length} من {n} أحرف`,
      many: `${length} من {n} حرفًا`,
      other: `${length} من {n} حرف`,
    }),
  left: (count) =>
    plural(count, {
      zero: 'لم تبقَ أحرف',
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: 'بقيت {n} أحرف',
      many: 'بقي {n} حرفًا',
      other: 'بقي {n} حرف',
    }),
  leftInParts: (count) =>
    `${count === 0 ? 'لا متسع للمزيد' : `المتسع المتبقي: ${count}`}. الحرف المركّب من عدة رموز يُحسب عدة مرات.`,
  order: {
    label: 'ترتيب المراجعات',
    newest: 'الأحدث',
    oldest: 'الأقدم',
    spoken: { newest: 'الأحدث أولًا', oldest: 'الأقدم أولًا' },
  },
  all: { short: 'الكل', spoken: 'كل التقييمات' },
  ratings: 'تقييم المراجعات',
  first: 'العودة إلى أول المراجعات',
  tellsEnd: { label: 'تحرق الأحداث', open: 'هذه المراجعة تحرق الأحداث. اعرضها' },
  followed: 'تتابعه',
};
