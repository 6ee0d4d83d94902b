import type * as English from '../../messages/backend.ts';
import type { Translated } from '../../language/translated.ts';

export const BACKEND_MESSAGES: Translated<typeof English.BACKEND_MESSAGES> = {
  duplicate: 'هذا موجود بالفعل.',
  none: 'لم يعد هذا موجودًا.',
  forbidden: 'لا يُسمح لك بهذا.',
  expired: 'انتهت جلستك. سجّل الدخول من جديد من فضلك.',
  invalid: 'لم يُقبل هذا. تحقق مما أدخلته من فضلك.',
  bound: 'بلغت الحد الأقصى. أزل بعض ما لديك أولًا.',
  tooLarge: 'الملف كبير جدًا. الحد الأقصى 2\u00a0م.ب.',
  limited: 'محاولات كثيرة جدًا. انتظر قليلًا ثم أعد المحاولة من فضلك.',
  offline: 'يبدو أنك غير متصل بالإنترنت. تحقق من اتصالك وأعد المحاولة من فضلك.',
  foreign:
    'لم يكن المجيب Marquee، بل ربما صفحة تسجيل الدخول إلى هذه الشبكة. سجّل الدخول إليها ثم أعد المحاولة.',
  full: 'لا يمكن حفظ شيء الآن: امتلأ قرص هذا الموقع. لا يزال بوسعك قراءة الموجود.',
  unavailable: 'الخدمة لا تستجيب الآن. أعد المحاولة من فضلك.',
};
