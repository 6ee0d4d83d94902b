import type * as English from '../../messages/words.ts';
import type { Translated } from '../../language/translated.ts';

export const WORDS: Translated<typeof English.WORDS> = {
  again: 'أعد المحاولة',
  error: 'خطأ',
  cancel: 'إلغاء',
  close: 'إغلاق',
  dismiss: 'إغلاق',
  search: 'بحث',
  signIn: 'دخول',
};

export const PAGE_WORDS: Translated<typeof English.PAGE_WORDS> = {
  home: 'إلى الرئيسية',
  comma: '، ',
  email: 'البريد الإلكتروني',
  loading: 'جارٍ التحميل…',
  page: (page) => `الصفحة ${page}`,
  pageOf: (name, page) => `\u2068${name}\u2069، الصفحة ${page}`,
  previousPage: 'الصفحة السابقة',
  reference: 'الرقم المرجعي:',
  seeAll: 'عرض الكل',
  kind: { movie: 'فيلم', tv: 'مسلسل' },
  kinds: { movie: 'أفلام', tv: 'مسلسلات' },
};
