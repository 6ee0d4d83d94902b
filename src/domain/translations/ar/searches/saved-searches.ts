import type * as English from '../../../messages/searches/saved-searches.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'خطأ', text });
const quoted = (name: string) => `«\u2068${name}\u2069»`;

export const SAVED_SEARCH_MESSAGES: Translated<typeof English.SAVED_SEARCH_MESSAGES> = {
  save: 'احفظ هذا البحث',
  name: 'اسم هذا البحث',
  keep: 'حفظ',
  cancel: 'إلغاء',
  rename: 'إعادة تسمية',
  remove: 'إزالة',
  renameOf: (name) => `إعادة تسمية ${quoted(name)}`,
  removeOf: (name) => `إزالة ${quoted(name)}`,
  newName: 'الاسم الجديد',
  suggested: (chips) => chips.join('، '),
  refused: { title: 'سجّل الدخول أولًا', text: 'عندها يمكنك حفظ عمليات البحث.' },
  saved: (name) => ({ title: 'حُفظ البحث', text: name }),
  view: 'عرض',
  duplicate: { title: 'محفوظ من قبل', text: 'هذا البحث بين عمليات بحثك المحفوظة.' },
  duplicateOf: (name) => ({ title: 'محفوظ من قبل', text: `هذا البحث محفوظ باسم ${quoted(name)}.` }),
  nameTaken: failed('لديك بحث محفوظ آخر بهذا الاسم. اختر غيره.'),
  tooMany: failed('يمكنك حفظ 30 بحثًا. أزل واحدًا أولًا.'),
  saveFailed: failed('تعذّر حفظ هذا البحث'),
  renameFailed: failed('تعذّرت إعادة تسمية هذا البحث'),
  removeFailed: failed('تعذّرت إزالة هذا البحث'),
  removed: (name) => ({ title: 'أُزيل البحث', text: name }),
  kinds: { movie: 'الأفلام', tv: 'المسلسلات' },
  page: {
    title: ACCOUNT_MENU_MESSAGES.searches,
    description: 'عمليات البحث التي حفظتها في Marquee.',
    signIn: 'سجّل الدخول لترى عمليات بحثك المحفوظة',
    none: 'لا عمليات بحث محفوظة بعد',
    noneText: 'اختر شروطًا في صفحة الاستكشاف واحفظها باسم.',
    browse: 'استكشف الأفلام',
  },
};
