import type * as English from '../../../messages/lists/lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { plural } from '../plural.ts';

type Lists = Pick<
  Translated<typeof English.LIST_MESSAGES>,
  'wishlist' | 'watched' | 'favorite' | 'dismissed'
>;

const quoted = (name: string) => `«\u2068${name}\u2069»`;
const signIn = (text: string) => ({ title: 'سجّل الدخول أولًا', text });
const failed = (text: string) => ({ title: 'خطأ', text });
const unsure = (text: string) => failed(`${text} أعد المحاولة من فضلك.`);

/** Two of them by name, and how many more. */
function some([first = '', second = '', ...more]: readonly string[]): string {
  if (more.length === 0) return `${quoted(first)} و${quoted(second)}`;
  return `${quoted(first)} و${quoted(second)} و${formatNumber(more.length)} غيرهما`;
}

/** How many titles something was done to, after the noun of the deed: "إزالة 3 عناوين". */
const deedOn = (deed: string, count: number) =>
  plural(count, {
    zero: `تمت ${deed} {n} عنوان`,
    one: `تمت ${deed} عنوان واحد`,
    two: `تمت ${deed} عنوانين`,
    few: `تمت ${deed} {n} عناوين`,
    many: `تمت ${deed} {n} عنوانًا`,
    other: `تمت ${deed} {n} عنوان`,
  });

const LISTS: Lists = {
  wishlist: {
    button: 'قائمة المشاهدة',
    signIn: {
      movie: signIn('عندها يمكنك إضافة الأفلام إلى قائمة مشاهدتك.'),
      tv: signIn('عندها يمكنك إضافة المسلسلات إلى قائمة مشاهدتك.'),
    },
    added: (title) => ({
      title: 'أُضيف إلى قائمة المشاهدة',
      text: `${quoted(title)} الآن في قائمة مشاهدتك.`,
    }),
    duplicate: (title) => ({
      title: 'موجود في قائمة المشاهدة',
      text: `${quoted(title)} موجود بالفعل في قائمة مشاهدتك.`,
    }),
    unknown: (title) => unsure(`تعذّر التحقق من وجود ${quoted(title)} في قائمة مشاهدتك.`),
    addFailed: {
      movie: failed('تعذّرت إضافة الفيلم إلى قائمة المشاهدة.'),
      tv: failed('تعذّرت إضافة المسلسل إلى قائمة المشاهدة.'),
    },
    removed: (title) => ({ title: 'أُزيل من قائمة المشاهدة', text: title }),
    removeFailed: {
      movie: failed('تعذّرت إزالة الفيلم من قائمة المشاهدة.'),
      tv: failed('تعذّرت إزالة المسلسل من قائمة المشاهدة.'),
    },
    loadFailed: {
      movie: failed('تعذّر تحميل قائمة المشاهدة.'),
      tv: failed('تعذّر تحميل قائمة المشاهدة.'),
    },
  },
  watched: {
    button: 'شاهدتُه',
    signIn: {
      movie: signIn('عندها يمكنك تسجيل الأفلام التي شاهدتها.'),
      tv: signIn('عندها يمكنك تسجيل المسلسلات التي شاهدتها.'),
    },
    added: (title) => ({ title: 'سُجّلت المشاهدة', text: `${quoted(title)} الآن ضمن ما شاهدته.` }),
    duplicate: (title) => ({ title: 'شاهدتَه من قبل', text: `${quoted(title)} موجود بالفعل ضمن ما شاهدته.` }),
    unknown: (title) => unsure(`تعذّر التحقق من مشاهدتك لـ ${quoted(title)}.`),
    addFailed: {
      movie: failed('تعذّر تسجيل مشاهدة الفيلم.'),
      tv: failed('تعذّر تسجيل مشاهدة المسلسل.'),
    },
    removed: (title) => ({ title: 'أُزيل مما شاهدته', text: title }),
    removeFailed: {
      movie: failed('تعذّرت إزالة الفيلم مما شاهدته.'),
      tv: failed('تعذّرت إزالة المسلسل مما شاهدته.'),
    },
    loadFailed: {
      movie: failed('تعذّر تحميل الأفلام التي شاهدتها.'),
      tv: failed('تعذّر تحميل المسلسلات التي شاهدتها.'),
    },
  },
  favorite: {
    button: 'مفضّل',
    signIn: {
      movie: signIn('عندها يمكنك إضافة الأفلام إلى مفضّلاتك.'),
      tv: signIn('عندها يمكنك إضافة المسلسلات إلى مفضّلاتك.'),
    },
    added: (title) => ({ title: 'أُضيف إلى المفضّلات', text: title }),
    duplicate: (title) => ({
      title: 'موجود في المفضّلات',
      text: `${quoted(title)} موجود بالفعل في مفضّلاتك.`,
    }),
    unknown: (title) => unsure(`تعذّر التحقق من وجود ${quoted(title)} في مفضّلاتك.`),
    addFailed: {
      movie: failed('تعذّرت إضافة الفيلم إلى المفضّلات.'),
      tv: failed('تعذّرت إضافة المسلسل إلى المفضّلات.'),
    },
    removed: (title) => ({ title: 'أُزيل من المفضّلات', text: title }),
    removeFailed: {
      movie: failed('تعذّرت إزالة الفيلم من المفضّلات.'),
      tv: failed('تعذّرت إزالة المسلسل من المفضّلات.'),
    },
    loadFailed: {
      movie: failed('تعذّر تحميل المفضّلات.'),
      tv: failed('تعذّر تحميل المفضّلات.'),
    },
  },
  dismissed: {
    button: 'لا يهمّني',
    signIn: {
      movie: signIn('عندها يمكنك إخفاء الأفلام التي لا تهمّك.'),
      tv: signIn('عندها يمكنك إخفاء المسلسلات التي لا تهمّك.'),
    },
    added: (title) => ({ title: 'لا يهمّك', text: `لن يظهر لك ${quoted(title)} بعد الآن.` }),
    duplicate: (title) => ({ title: 'لا يهمّك', text: `${quoted(title)} مخفي بالفعل.` }),
    unknown: (title) => unsure(`تعذّر التحقق من إخفائك ${quoted(title)}.`),
    addFailed: {
      movie: failed('تعذّر إخفاء الفيلم.'),
      tv: failed('تعذّر إخفاء المسلسل.'),
    },
    removed: (title) => ({ title: 'تم التراجع', text: `سيظهر لك ${quoted(title)} من جديد.` }),
    removeFailed: {
      movie: failed('تعذّر إظهار الفيلم من جديد.'),
      tv: failed('تعذّر إظهار المسلسل من جديد.'),
    },
    loadFailed: {
      movie: failed('تعذّر تحميل ما لا يهمّك.'),
      tv: failed('تعذّر تحميل ما لا يهمّك.'),
    },
  },
};

const removed = (count: number) =>
  plural(count, {
    zero: 'لم يُزل شيء',
    one: 'أُزيل واحد',
    two: 'أُزيل اثنان',
    few: 'أُزيلت {n}',
    many: 'أُزيل {n}',
    other: 'أُزيل {n}',
  });

export const LIST_MESSAGES: Translated<typeof English.LIST_MESSAGES> = {
  ...LISTS,
  details: 'اليوم والنجوم والملاحظة',
  unknownState: (button) => `${button} (غير معروف، اضغط لإعادة المحاولة)`,
  removeAll: {
    done: {
      movie: (count) => ({ title: 'أُزيلت كل الأفلام', text: removed(count) }),
      tv: (count) => ({ title: 'أُزيلت كل المسلسلات', text: removed(count) }),
    },
    failed: {
      movie: failed('تعذّرت إزالة كل الأفلام التي شاهدتها.'),
      tv: failed('تعذّرت إزالة كل المسلسلات التي شاهدتها.'),
    },
  },
  several: {
    removed: (titles) => ({ title: deedOn('إزالة', titles.length), text: some(titles) }),
    entered: {
      wishlist: (titles) => ({
        title: plural(titles.length, {
          zero: 'قائمة المشاهدة كما كانت',
          one: 'عنوان واحد أُضيف إلى قائمة المشاهدة',
          two: 'عنوانان أُضيفا إلى قائمة المشاهدة',
          few: '{n} عناوين أُضيفت إلى قائمة المشاهدة',
          many: '{n} عنوانًا أُضيفت إلى قائمة المشاهدة',
          other: '{n} عنوان أُضيفت إلى قائمة المشاهدة',
        }),
        text: some(titles),
      }),
      watched: (titles) => ({
        title: plural(titles.length, {
          zero: 'لم تُسجَّل أي مشاهدة',
          one: 'سُجّلت مشاهدة عنوان واحد',
          two: 'سُجّلت مشاهدة عنوانين',
          few: 'سُجّلت مشاهدة {n} عناوين',
          many: 'سُجّلت مشاهدة {n} عنوانًا',
          other: 'سُجّلت مشاهدة {n} عنوان',
        }),
        text: some(titles),
      }),
      dismissed: (titles) => ({
        title: plural(titles.length, {
          zero: 'لم يُخفَ شيء',
          one: 'أُخفي عنوان واحد',
          two: 'أُخفي عنوانان',
          few: 'أُخفيت {n} عناوين',
          many: 'أُخفي {n} عنوانًا',
          other: 'أُخفي {n} عنوان',
        }),
        text: some(titles),
      }),
    },
    takenBack: (titles) => ({ title: deedOn('استعادة', titles.length), text: some(titles) }),
  },
};
