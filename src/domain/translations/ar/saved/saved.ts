import type * as English from '../../../messages/saved/saved.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

type Lists = Pick<Translated<typeof English.SAVED_MESSAGES>, 'wishlist' | 'watched' | 'dismissed'>;

const quoted = (name: string) => `«\u2068${name}\u2069»`;
/** "عنوان آخر": of more titles, in the genitive. */
const more = (count: number, before: string, after: string) =>
  plural(count, {
    zero: `${before} {n} عنوان آخر${after}`,
    one: `${before} عنوان آخر${after}`,
    two: `${before} عنوانين آخرين${after}`,
    few: `${before} {n} عناوين أخرى${after}`,
    many: `${before} {n} عنوانًا آخر${after}`,
    other: `${before} {n} عنوان آخر${after}`,
  });

const LISTS: Lists = {
  wishlist: {
    heading: ACCOUNT_MENU_MESSAGES.wishlist,
    description: 'أفلام ومسلسلات تودّ مشاهدتها.',
    signIn: {
      heading: 'سجّل الدخول لترى قائمة مشاهدتك',
      text: 'احفظ ما تودّ مشاهدته من أفلام ومسلسلات في مكان واحد.',
    },
    empty: {
      movie: {
        heading: 'لا أفلام في قائمة مشاهدتك بعد',
        text: 'أضف ما تودّ مشاهدته، وستجده هنا بانتظارك.',
      },
      tv: {
        heading: 'لا مسلسلات في قائمة مشاهدتك بعد',
        text: 'أضف ما تودّ مشاهدته، وستجده هنا بانتظارك.',
      },
    },
  },
  watched: {
    heading: ACCOUNT_MENU_MESSAGES.watched,
    description: 'أفلام ومسلسلات شاهدتها.',
    signIn: {
      heading: 'سجّل الدخول لترى ما شاهدته',
      text: 'احتفظ بسجل الأفلام والمسلسلات التي شاهدتها.',
    },
    empty: {
      movie: { heading: 'لم تسجّل أفلامًا بعد', text: 'سجّل الأفلام التي شاهدتها، وستُحفظ هنا.' },
      tv: { heading: 'لم تسجّل مسلسلات بعد', text: 'سجّل المسلسلات التي شاهدتها، وستُحفظ هنا.' },
    },
  },
  dismissed: {
    heading: ACCOUNT_MENU_MESSAGES.dismissed,
    description: 'أفلام ومسلسلات تستبعدها القوائم من أجلك.',
    signIn: {
      heading: 'سجّل الدخول لترى ما لا يهمّك',
      text: 'أخفِ الأفلام والمسلسلات التي لا تريد أن تظهر لك مجددًا.',
    },
    empty: {
      movie: {
        heading: 'لم تُخفِ أي فيلم',
        text: 'اختر «لا يهمّني» على بطاقة الفيلم أو صفحته، فتستبعده القوائم.',
      },
      tv: {
        heading: 'لم تُخفِ أي مسلسل',
        text: 'اختر «لا يهمّني» على بطاقة المسلسل أو صفحته، فتستبعده القوائم.',
      },
    },
  },
};

export const SAVED_MESSAGES: Translated<typeof English.SAVED_MESSAGES> = {
  ...LISTS,
  tabs: { movie: 'الأفلام', tv: 'المسلسلات' },
  browse: {
    movie: { label: 'تصفّح الأفلام', path: '/movies' },
    tv: { label: 'تصفّح المسلسلات', path: '/tv-series' },
  },
  sorts: {
    added: { wishlist: 'تاريخ الإضافة', watched: 'تاريخ المشاهدة', dismissed: 'تاريخ الإخفاء' },
    title: 'العنوان',
    year: 'السنة',
    rating: 'التقييم',
  },
  favoritesOnly: { name: 'أي عناوين', yes: 'المفضّلات فقط', no: 'الكل' },
  layout: { name: 'طريقة العرض', grid: 'شبكة', list: 'قائمة' },
  choices: 'أي عناوين، وكيف',
  menu: 'المزيد',
  more: 'تحميل المزيد',
  loading: 'جارٍ التحميل…',
  page: (page) => `الصفحة ${page}`,
  previousPage: 'الصفحة السابقة',
  dateUnknown: 'التاريخ غير معروف',
  short: { watched: 'شاهدتُه', favorite: 'مفضّل', remove: 'إزالة' },
  filter: { name: 'تصفية العناوين', apply: 'تصفية' },
  favoriteOf: (title) => `مفضّل: \u2068${title}\u2069`,
  rated: (vote) => `التقييم ${vote}`,
  sortBy: 'الترتيب حسب',
  filterBy: 'التصفية حسب العنوان',
  markWatched: (title) => `شاهدتُه: تسجيل مشاهدة ${quoted(title)}`,
  remove: {
    wishlist: (title) => `إزالة ${quoted(title)} من قائمة مشاهدتك`,
    watched: (title) => `إزالة ${quoted(title)} مما شاهدته`,
  },
  watchedOn: (day) => (day === null ? 'شوهد بلا تاريخ' : `شوهد في ${formatDate(day)}`),
  takeBack: 'تراجع',
  takeBackTitle: (title) => `تراجع: إظهار ${quoted(title)} من جديد`,
  showing: (count) =>
    plural(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{n} نتائج',
      many: '{n} نتيجة',
      other: '{n} نتيجة',
    }),
  noMatch: (text) => `لا عناوين تطابق ${quoted(text)}`,
  noFavoriteMatch: (text) => `لا مفضّلات تطابق ${quoted(text)}`,
  noFavorites: {
    heading: 'لا مفضّلات بينها بعد',
    text: 'ضع علامة القلب على ما تحبه، وستجده هنا.',
  },
  services: {
    which: 'أين تشاهدها',
    anywhere: 'في أي مكان',
    mine: 'على خدماتي',
    choose: 'اختر خدماتي',
    none: {
      heading: 'لا شيء منها على خدماتك الآن',
      text: 'يعيد Marquee البحث كل ليلة.',
    },
    noneTicked: {
      heading: 'اختر خدماتك أولًا',
      text: 'ثم تجد هنا المتاح عليها.',
    },
    lookingUp: (count) => more(count, 'جارٍ التحقق من أماكن مشاهدة', '…'),
    notKnown: (count) => more(count, 'لا نعرف بعد أين يمكن مشاهدة', '.'),
    lookUp: 'تحقق الآن',
  },
  clear: 'مسح التصفية',
  showAll: 'عرض الكل',
  gone: {
    kept: (title) => `محفوظ لديك باسم ${quoted(title)}.`,
    unknown: 'تعذّر التحقق من وجوده في قوائمك.',
    tryAgain: 'أعد المحاولة',
    remove: {
      wishlist: 'إزالة من قائمة المشاهدة',
      watched: 'إزالة مما شاهدته',
      favorite: 'إزالة من المفضّلات',
      dismissed: 'نسيان أنه لا يهمّك',
    },
  },
  removeAll: {
    label: 'إزالة الكل',
    working: 'جارٍ الإزالة…',
    question: (count, kind) =>
      kind === 'movie'
        ? plural(count, {
            zero: 'هل تزيل الأفلام مما شاهدته؟',
            one: 'هل تزيل فيلمًا واحدًا مما شاهدته؟',
            two: 'هل تزيل فيلمين مما شاهدته؟',
            few: 'هل تزيل {n} أفلام مما شاهدته؟',
            many: 'هل تزيل {n} فيلمًا مما شاهدته؟',
            other: 'هل تزيل {n} فيلم مما شاهدته؟',
          })
        : plural(count, {
            zero: 'هل تزيل المسلسلات مما شاهدته؟',
            one: 'هل تزيل مسلسلًا واحدًا مما شاهدته؟',
            two: 'هل تزيل مسلسلين مما شاهدته؟',
            few: 'هل تزيل {n} مسلسلات مما شاهدته؟',
            many: 'هل تزيل {n} مسلسلًا مما شاهدته؟',
            other: 'هل تزيل {n} مسلسل مما شاهدته؟',
          }),
    text: {
      movie: 'يُزال كل ما في تبويب الأفلام، مهما كانت التصفية. تبقى المفضّلات والتقييمات والمراجعات.',
      tv: 'يُزال كل ما في تبويب المسلسلات، مهما كانت التصفية. تبقى المفضّلات والتقييمات والمراجعات.',
    },
    forGood: 'لا يمكن استعادة هذا العدد.',
  },
};
