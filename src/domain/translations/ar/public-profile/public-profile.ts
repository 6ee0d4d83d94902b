import type * as English from '../../../messages/public-profile/public-profile.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes, movies, series } from '../counts.ts';
import { plural } from '../plural.ts';

const isolated = (name: string) => `\u2068${name}\u2069`;
const quoted = (name: string) => `«\u2068${name}\u2069»`;
const at = (handle: string) => `\u2066@${handle}\u2069`;

export const PUBLIC_PROFILE_MESSAGES: Translated<typeof English.PUBLIC_PROFILE_MESSAGES> = {
  nameless: 'شخص بلا اسم',
  title: (name, handle) => `${isolated(name)} (${at(handle)})`,
  description: (name, handle) =>
    `${isolated(name)} (${at(handle)}) في Marquee: المفضّلات وآخر المشاهدات والقوائم والمراجعات.`,
  notFound: {
    title: 'لا توجد صفحة كهذه',
    text: 'لا أحد هنا بهذا الاسم، أو أن صفحته خاصة.',
  },
  failed: { title: 'تعذّر تحميل هذه الصفحة', text: 'أعد المحاولة بعد قليل من فضلك.' },
  browse: { label: 'إلى الرئيسية', path: '/' },
  followers: (count) =>
    plural(count, {
      zero: 'لا متابعين',
      one: 'متابع واحد',
      two: 'متابعان',
      few: '{n} متابعين',
      many: '{n} متابعًا',
      other: '{n} متابع',
    }),
  following: (count) =>
    plural(count, {
      zero: 'لا يتابع أحدًا',
      one: 'يتابع شخصًا واحدًا',
      two: 'يتابع شخصين',
      few: 'يتابع {n} أشخاص',
      many: 'يتابع {n} شخصًا',
      other: 'يتابع {n} شخص',
    }),
  sections: 'الأقسام',
  parts: {
    favorites: 'المفضّلات',
    watches: 'آخر المشاهدات',
    lists: 'القوائم',
    reviews: 'المراجعات',
    numbers: 'الأرقام',
  },
  nothing: 'لا شيء هنا بعد.',
  pickFavorites: (left) =>
    plural(left, {
      zero: 'اكتملت مفضّلاتك',
      one: 'اختر عنوانًا مفضّلًا آخر',
      two: 'اختر عنوانين مفضّلين آخرين',
      few: 'اختر {n} عناوين مفضّلة أخرى',
      many: 'اختر {n} عنوانًا مفضّلًا آخر',
      other: 'اختر {n} عنوان مفضّل آخر',
    }),
  edit: 'تعديل هذه الصفحة',
  states: {
    private: 'أنت وحدك ترى هذه الصفحة. أما لغيرك فلا وجود لها.',
    link: 'يرى هذه الصفحة كل من لديه الرابط.',
    public: 'يرى الجميع هذه الصفحة.',
  },
  suspended: 'أخفت الإدارة هذه الصفحة: أنت وحدك تراها.',
  numbers: {
    titles: 'عناوين شوهدت',
    hours: 'الساعات',
    thisYear: 'عناوين هذه السنة',
    reviews: 'المراجعات',
    ratings: 'التقييمات',
  },
  split: (ofMovies, ofSeries) => `${movies(ofMovies)}، ${series(ofSeries)}`,
  episodes,
  earlier: 'مراجعات أقدم',
  later: 'مراجعات أحدث',
};

export const PEOPLE_ACTION_MESSAGES: Translated<typeof English.PEOPLE_ACTION_MESSAGES> = {
  follow: 'متابعة',
  followed: 'أتابعه',
  unfollow: 'إلغاء المتابعة',
  block: 'حظر',
  unblock: 'إلغاء الحظر',
  removeFollower: 'إزالة',
  removed: 'تمت الإزالة',
  report: 'إبلاغ',
  more: 'المزيد',
  refused: {
    title: 'سجّل الدخول لمتابعة الآخرين',
    text: 'عندها تظهر مراجعاتهم أولًا، وتعرض الصفحة الرئيسية ما يشاهدونه.',
  },
  refusedBlock: { title: 'سجّل الدخول لحظر الآخرين', text: 'عندها لا يرى أيٌّ منكما صفحة الآخر.' },
  refusedReport: { title: 'سجّل الدخول للإبلاغ عن هذه الصفحة', text: 'تقرأ الإدارة البلاغات.' },
  nowFollowing: (name) => ({ title: 'تمت المتابعة', text: `أنت تتابع ${isolated(name)} الآن.` }),
  notFollowing: (name) => ({
    title: 'أُلغيت المتابعة',
    text: `لم تعد تتابع ${isolated(name)}.`,
  }),
  followerRemoved: (name) => ({
    title: 'تمت الإزالة',
    text: `لم يعد ${isolated(name)} من متابعيك. استخدم الحظر ليبقى الأمر كذلك.`,
  }),
  nowBlocked: (name) => ({
    title: 'تم الحظر',
    text: `لا يرى أيٌّ منكما صفحة الآخر، ولا تظهر لك مراجعات ${isolated(name)}.`,
  }),
  notBlocked: (name) => ({ title: 'أُلغي الحظر', text: `ألغيت حظر ${isolated(name)}.` }),
  failed: { title: 'لم ينجح ذلك', text: 'لم يتغيّر شيء. أعد المحاولة من فضلك.' },
  tooMany: {
    title: 'هذا فوق الحد',
    text: 'يمكنك متابعة 1,000 شخص وحظر 1,000.',
  },
  gone: { title: 'لا يمكن ذلك', text: 'لم تعد هذه الصفحة مرئية.' },
  reporting: {
    title: 'الإبلاغ عن هذه الصفحة',
    question: 'ما المشكلة فيها؟',
    reasons: ['انتحال شخصية', 'إهانات أو كراهية', 'محتوى مزعج أو إعلانات', 'اسم أو صورة مسيئة', 'سبب آخر'],
  },
  reported: { title: 'شكرًا لك', text: 'ستنظر الإدارة في هذه الصفحة.' },
  alreadyReported: { title: 'سبق الإبلاغ', text: 'تعرف الإدارة رأيك في هذه الصفحة.' },
  blockedHere: (name) => `حظرتَ ${isolated(name)}. لا يرى أيٌّ منكما صفحة الآخر.`,
  somebody: 'شخص ما',
  private: 'شخص صفحته خاصة',
};

export const OWN_PROFILE_MESSAGES: Translated<typeof English.OWN_PROFILE_MESSAGES> = {
  section: {
    heading: 'صفحتك',
    introduction: 'صفحة لك على رابط باسم تختاره. تبقى خاصة إلى أن تقرر غير ذلك، ولا تُظهر بريدك أبدًا.',
  },
  name: 'اسم صفحتك',
  hint: 'من 3 إلى 30 حرفًا لاتينيًا أو رقمًا أو شرطة سفلية.',
  claim: 'احجز هذا الاسم',
  change: 'غيّر الاسم',
  changing: (handle) =>
    `يقود ${at(handle)} إلى اسمك الجديد 90 يومًا؛ ثم يمكن لأي شخص أخذه. يمكنك تغيير اسمك ثلاث مرات في الشهر.`,
  looking: 'جارٍ التحقق من توفر الاسم…',
  states: {
    free: 'هذا الاسم متاح.',
    claimed: 'صار هذا الاسم لك.',
    own: 'هذا اسمك.',
    taken: 'هذا الاسم غير متاح: أخذه أحدهم، أو أخذ اسمًا يشبهه.',
    reserved: 'هذا الاسم غير متاح.',
    malformed: 'يتكوّن الاسم من 3 إلى 30 من الأحرف a إلى z والأرقام والشرطات السفلية.',
    'too-often': 'غيّرت اسمك ثلاث مرات خلال ثلاثين يومًا. انتظر مدة من فضلك.',
  },
  unknown: 'تعذّر التحقق من توفر هذا الاسم.',
  level: 'من يرى صفحتك',
  levels: {
    private: {
      label: 'أنا فقط',
      note: 'لا وجود لها لغيرك. تبقى مراجعاتك تحت اسمك الظاهر.',
    },
    link: {
      label: 'كل من لديه الرابط',
      note: 'لا تظهر في محركات البحث، ولا يعثر عليها أحد باسمها.',
    },
    public: { label: 'الجميع', note: 'يقود إليها اسمك على المراجعات، ويمكن للناس متابعتك.' },
  },
  link: 'رابط صفحتك',
  copy: 'نسخ الرابط',
  copied: { title: 'تم النسخ', text: 'رابط صفحتك في الحافظة.' },
  renew: 'إنشاء رابط جديد',
  renewed: { title: 'رابط جديد', text: 'لم يعد القديم يعمل.' },
  shows: 'ما تعرضه',
  shown: {
    favorites: 'أربعة مفضّلات',
    watches: 'آخر ما شاهدته يومًا بيوم، بلا ملاحظاتك',
    lists: 'قوائمك العامة',
    reviews: 'مراجعاتك ونجومك',
    numbers: 'بعض الأرقام من يومياتك',
  },
  saved: { title: 'تم الحفظ', text: 'صفحتك كما اخترتها.' },
  failed: { title: 'لم يُحفظ ذلك', text: 'صفحتك كما كانت. أعد المحاولة من فضلك.' },
  see: 'عرض صفحتك',
  four: 'أربعة مفضّلات',
  fourNote: 'تأتي أولًا في صفحتك.',
  add: 'إضافة مفضّل',
  forward: 'تقديم',
  removeOne: 'إزالة',
  remove: (title) => `إزالة ${quoted(title)}`,
  earlier: (title) => `تقديم ${quoted(title)}`,
  removed: (title) => ({ title: 'تمت الإزالة', text: `لم يعد ${quoted(title)} من مفضّلات صفحتك.` }),
  full: 'اخترت أربعة: أزل واحدًا لتضيف غيره.',
  missing: 'تعذّر تحميل هذا.',
  again: 'أعد المحاولة',
  following: 'من تتابعهم',
  followers: 'من يتابعونك',
  blocked: 'من حظرتهم',
  nobody: {
    following: 'لا تتابع أحدًا بعد.',
    followers: 'لا يتابعك أحد بعد.',
    blocked: 'لم تحظر أحدًا.',
  },
  more: 'عرض المزيد',
};

export const ACTIVITY_MESSAGES: Translated<typeof English.ACTIVITY_MESSAGES> = {
  heading: 'ممّن تتابعهم',
  watched: (name, title) => `شاهد \u2068${name}\u2069 ${quoted(title)}`,
  episodes: (name, title, count) =>
    plural(count, {
      zero: `شاهد \u2068${name}\u2069 حلقات من ${quoted(title)}`,
      one: `شاهد \u2068${name}\u2069 حلقة من ${quoted(title)}`,
      two: `شاهد \u2068${name}\u2069 حلقتين من ${quoted(title)}`,
      few: `شاهد \u2068${name}\u2069 {n} حلقات من ${quoted(title)}`,
      many: `شاهد \u2068${name}\u2069 {n} حلقة من ${quoted(title)}`,
      other: `شاهد \u2068${name}\u2069 {n} حلقة من ${quoted(title)}`,
    }),
  others: (day, count) =>
    plural(count, {
      zero: `${day}`,
      one: `${day}، وعنوان آخر`,
      two: `${day}، وعنوانان آخران`,
      few: `${day}، و{n} عناوين أخرى`,
      many: `${day}، و{n} عنوانًا آخر`,
      other: `${day}، و{n} عنوان آخر`,
    }),
};
