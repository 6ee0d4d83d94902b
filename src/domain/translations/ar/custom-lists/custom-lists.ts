import type * as English from '../../../messages/custom-lists/custom-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'خطأ', text });
const isolated = (name: string) => `\u2068${name}\u2069`;
const quoted = (name: string) => `«\u2068${name}\u2069»`;

const VISIBILITY = {
  private: { name: 'خاصة', text: 'أنت وحدك تراها.' },
  link: { name: 'بالرابط', text: 'يراها كل من لديه الرابط، ولا تظهر في محركات البحث.' },
  public: { name: 'عامة', text: 'يراها الجميع، وقد تظهر في محركات البحث.' },
};

export const CUSTOM_LIST_MESSAGES: Translated<typeof English.CUSTOM_LIST_MESSAGES> = {
  crumb: 'القوائم',
  by: (owner) => `قائمة أعدّها ${isolated(owner)}`,
  nobody: 'أحد مستخدمي Marquee',
  titles,
  description: (name, owner, count) => `${isolated(name)}، قائمة أعدّها ${isolated(owner)}: ${titles(count)}.`,
  more: 'تحميل المزيد من العناوين',
  empty: 'لا عناوين بعد',
  beyond: 'لا مزيد من العناوين',
  place: (place) => `المرتبة ${place}`,
  seen: (seen, all) => `شاهدتَ ${seen} من ${all}`,
  visibility: VISIBILITY,
  browse: { label: 'استكشف الأفلام', path: '/discover/movies' },
  notFound: {
    title: 'القائمة غير موجودة',
    text: 'لا توجد قائمة على هذا الرابط، أو أنها خاصة.',
  },
  failed: 'تعذّر تحميل القائمة',
};

export const MY_LISTS_MESSAGES: Translated<typeof English.MY_LISTS_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.lists,
  description: 'القوائم التي أعددتها في Marquee.',
  signIn: 'سجّل الدخول لترى قوائمك',
  none: 'لا قوائم بعد',
  noneText: 'سمِّ قائمة، ثم أضف إليها العناوين من بطاقاتها وصفحاتها.',
  new: 'قائمة جديدة',
  name: 'اسم القائمة',
  about: 'الوصف',
  ranked: 'مرتّبة: عناوينها مرقّمة',
  create: 'إنشاء',
  save: 'حفظ',
  cancel: 'إلغاء',
  rename: (name) => `إعادة تسمية ${quoted(name)}`,
  remove: (name) => `إزالة ${quoted(name)}`,
  removed: (name) => ({ title: 'أُزيلت القائمة', text: name }),
  renameFailed: failed('تعذّرت إعادة تسمية القائمة'),
  removeFailed: failed('تعذّرت إزالة القائمة'),
  createFailed: failed('تعذّر إنشاء القائمة'),
  tooMany: failed('يمكنك إنشاء 200 قائمة. أزل واحدة أولًا.'),
  full: failed('القائمة ممتلئة: تتسع لـ 5,000 عنوان.'),
  gone: failed('لم تعد القائمة موجودة.'),
  refused: { title: 'سجّل الدخول أولًا', text: 'عندها يمكنك إنشاء القوائم.' },
  changed: (date) => `آخر تغيير ${date}`,
};

export const ADD_TO_LIST_MESSAGES: Translated<typeof English.ADD_TO_LIST_MESSAGES> = {
  button: 'إضافة إلى قائمة',
  heading: 'القوائم',
  create: 'قائمة جديدة…',
  failed: 'تعذّر تحميل قوائمك.',
  again: 'أعد المحاولة',
  added: (list) => ({ title: `أُضيف إلى ${quoted(list)}` }),
  removed: (list) => ({ title: `أُزيل من ${quoted(list)}` }),
  addFailed: failed('تعذّرت إضافة العنوان إلى القائمة'),
  removeFailed: failed('تعذّرت إزالة العنوان من القائمة'),
};

export const EDIT_LIST_MESSAGES: Translated<typeof English.EDIT_LIST_MESSAGES> = {
  edit: 'تعديل القائمة',
  done: 'تم',
  copy: 'نسخ إلى قوائمي',
  copied: (name) => ({ title: 'نُسخت إلى قوائمك', text: name }),
  copiedFrom: (name, owner) => `منسوخة من ${quoted(name)}، قائمة أعدّها ${isolated(owner)}.`,
  copyFailed: failed('تعذّر نسخ القائمة'),
  view: 'عرض',
  visibility: 'من يراها',
  visibilityFailed: failed('تعذّر تغيير من يرى القائمة'),
  hiddenByAdmin: failed('أخفت الإدارة هذه القائمة: تبقى خاصة إلى أن تُظهرها الإدارة.'),
  link: 'نسخ الرابط',
  linkCopied: { title: 'نُسخ الرابط' },
  linkFailed: failed('تعذّر نسخ الرابط. تجده في شريط العنوان.'),
  saved: 'تم الحفظ',
  saveFailed: failed('تعذّر حفظ القائمة'),
  add: 'إضافة عنوان',
  addedAlready: 'هذا العنوان موجود بالفعل في القائمة.',
  titles: 'عناوين القائمة',
  orderHelp:
    'اسحب العناوين لتغيير ترتيبها، أو اضغط مسطرة المسافات على مقبض، ثم حرّك بمفاتيح الأسهم واضغطها مرة أخرى.',
  handle: (title) => `نقل ${quoted(title)}`,
  place: (title, all) => `مرتبة ${quoted(title)}، من 1 إلى ${all}`,
  move: 'نقل',
  moveFailed: failed('تعذّر نقل العنوان'),
  note: (title) => `ملاحظة على ${quoted(title)}`,
  addNote: 'إضافة ملاحظة',
  noteFailed: failed('تعذّر حفظ الملاحظة'),
  remove: (title) => `إزالة ${quoted(title)}`,
  removed: (title) => ({ title: 'أُزيل من القائمة', text: title }),
  before: 'السابق',
  after: 'التالي',
  part: (first, last, all) => `العناوين ${first} إلى ${last} من ${all}`,
  loadFailed: failed('تعذّر تحميل العناوين'),
  speech: {
    lifted: (title, place, all) => `رُفع ${quoted(title)}، المرتبة ${place} من ${all}.`,
    over: (title, place, all) => `${quoted(title)} في المرتبة ${place} من ${all}.`,
    dropped: (title, place, all) => `وُضع ${quoted(title)} في المرتبة ${place} من ${all}.`,
    cancelled: (title) => `عاد ${quoted(title)} إلى مكانه.`,
  },
};
