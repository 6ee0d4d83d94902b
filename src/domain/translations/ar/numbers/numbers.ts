import type * as English from '../../../messages/numbers/numbers.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import { days, movies, series, stars, titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

/** Decades by their names; those of this century are called by their number. */
const DECADES: Readonly<Record<number, string>> = {
  1930: 'الثلاثينيات',
  1940: 'الأربعينيات',
  1950: 'الخمسينيات',
  1960: 'الستينيات',
  1970: 'السبعينيات',
  1980: 'الثمانينيات',
  1990: 'التسعينيات',
};
const isolated = (name: string) => `\u2068${name}\u2069`;
const than = (year: number, soFar: boolean) => (soFar ? `${year} حتى مثل هذا اليوم` : String(year));
/** After "في": in the genitive. */
const inTitles = (n: number) =>
  plural(n, {
    zero: '{n} عنوان',
    one: 'عنوان واحد',
    two: 'عنوانين',
    few: '{n} عناوين',
    many: '{n} عنوانًا',
    other: '{n} عنوان',
  });
const times = (n: number) =>
  plural(n, {
    zero: 'ولا مرة',
    one: 'مرة واحدة',
    two: 'مرتان',
    few: '{n} مرات',
    many: '{n} مرة',
    other: '{n} مرة',
  });

export const NUMBERS_MESSAGES: Translated<typeof English.NUMBERS_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.numbers,
  yearTitle: (year) => `${year} بالأرقام`,
  description: 'ما شاهدته، بالأرقام.',
  signIn: 'سجّل الدخول لترى أرقامك',
  years: 'السنوات',
  allTime: 'كل السنوات',
  underWay: (year, day) => `لم ينتهِ عام ${year} بعد: هذه أرقامه حتى ${formatDate(day)}.`,
  none: 'لا شيء لعدّه بعد',
  noneText: 'سجّل ما شاهدته، فتجتمع هنا ساعاتك وأنواعك وأشخاصك المفضّلون.',
  noneIn: (year) => `لم تشاهد شيئًا في ${year}`,
  noneInText: 'ليس في يومياتك تدوينة من تلك السنة.',
  browse: 'تصفّح الأفلام الأكثر شعبية',
  hours: 'الساعات',
  titles: 'العناوين',
  days: 'أيام المشاهدة',
  streak: 'أطول تتابع',
  kinds: (ofMovies, ofSeries) =>
    [ofMovies > 0 && movies(ofMovies), ofSeries > 0 && series(ofSeries)].filter(Boolean).join('، '),
  watches: (count) =>
    plural(count, {
      zero: 'لم يُشاهَد',
      one: 'شوهد مرة واحدة',
      two: 'شوهد مرتين',
      few: 'شوهد {n} مرات',
      many: 'شوهد {n} مرة',
      other: 'شوهد {n} مرة',
    }),
  compared: (now, before, year, soFar) => {
    const more = now - before;
    if (more === 0) return `مثل ${than(year, soFar)}`;
    return `${more > 0 ? 'أكثر' : 'أقل'} بـ ${formatNumber(Math.abs(more))} من ${than(year, soFar)}`;
  },
  length: days,
  between: (since, until) =>
    since === until ? formatDate(since) : `من ${formatDate(since)} إلى ${formatDate(until)}`,
  weeks: (n) =>
    plural(n, {
      zero: 'لا أسابيع متتالية',
      one: 'أسبوع مشاهدة واحد',
      two: 'أسبوعا مشاهدة متتاليان',
      few: '{n} أسابيع مشاهدة متتالية',
      many: '{n} أسبوع مشاهدة على التوالي',
      other: '{n} أسبوع مشاهدة على التوالي',
    }),
  running: (n) =>
    plural(n, {
      zero: 'لا أيام متتالية حتى الآن',
      one: 'يوم واحد حتى الآن',
      two: 'يومان متتاليان حتى الآن',
      few: '{n} أيام متتالية حتى الآن',
      many: '{n} يومًا متتاليًا حتى الآن',
      other: '{n} يوم على التوالي حتى الآن',
    }),
  columns: { what: 'ماذا', watches: 'المشاهدات', titles: 'العناوين', hours: 'الساعات' },
  table: 'عرض في جدول',
  charts: {
    months: 'الشهور',
    years: 'السنوات',
    genres: 'الأنواع',
    decades: 'العقود',
    countries: 'البلدان',
    actors: 'التمثيل',
    directors: 'الإخراج',
    stars: 'نجومك',
  },
  titlesOf: (name, count) => `${isolated(name)}: ${titles(count)}`,
  behind: {
    heading: (by, name) => {
      if (by === 'decade') return `من ${DECADES[Number(name)] ?? `عقد ${name}`}`;
      if (by === 'director') return `من إخراج ${isolated(name)}`;
      if (by === 'stars') return `تقييمك: ${stars(Number(name))}`;
      return by === 'actor' ? `مع ${isolated(name)}` : name;
    },
    count: (total, year) =>
      year === null
        ? `${titles(total)} مما شاهدته، الأكثر مشاهدة أولًا.`
        : `${titles(total)} مما شاهدته في ${year}، الأكثر مشاهدة أولًا.`,
    none: 'لا عناوين هنا',
    noneText: 'لا شيء مما شاهدته يطابق هذا الآن.',
    back: 'أرقامي',
    backTo: (year) => `${year} بالأرقام`,
    person: (name) => `عن ${isolated(name)}`,
    pages: 'صفحات العناوين',
    earlier: 'السابق',
    later: 'التالي',
  },
  peopleNote: 'في عنوانين على الأقل.',
  genresNote: 'يُحسب العنوان في كل نوع من أنواعه.',
  countriesNote: 'يُحسب العنوان في كل بلد من بلدانه.',
  decadesNote: (leftOut) =>
    leftOut === 0
      ? 'حسب أول عرض.'
      : plural(leftOut, {
          zero: 'حسب أول عرض.',
          one: 'حسب أول عرض. استُبعد عنوان واحد مجهول تاريخ العرض، كمسلسل لا تُعرف إلا حلقاته.',
          two: 'حسب أول عرض. استُبعد عنوانان مجهولا تاريخ العرض، كمسلسلات لا تُعرف إلا حلقاتها.',
          few: 'حسب أول عرض. استُبعدت {n} عناوين مجهولة تاريخ العرض، كمسلسلات لا تُعرف إلا حلقاتها.',
          many: 'حسب أول عرض. استُبعد {n} عنوانًا مجهول تاريخ العرض، كمسلسلات لا تُعرف إلا حلقاتها.',
          other: 'حسب أول عرض. استُبعد {n} عنوان مجهول تاريخ العرض، كمسلسلات لا تُعرف إلا حلقاتها.',
        }),
  most: (name, count) => `في الصدارة ${isolated(name)}: ${titles(count)}.`,
  mostWatched: (name, count) =>
    `الأكثر في ${isolated(name)}: ${plural(count, {
      zero: 'لا مشاهدات',
      one: 'مشاهدة واحدة',
      two: 'مشاهدتان',
      few: '{n} مشاهدات',
      many: '{n} مشاهدة',
      other: '{n} مشاهدة',
    })}.`,
  averages: (mine, theirs, count) =>
    `متوسط تقييمك ${mine} من 10، ومتوسط الآخرين ${theirs}، في ${inTitles(count)} قيّمتموها جميعًا.`,
  rated: (count) =>
    plural(count, {
      zero: 'لم تقيّم أيًّا من هذه العناوين.',
      one: 'قيّمت عنوانًا واحدًا من هذه؛ ولا يُعرف تقييم الآخرين له.',
      two: 'قيّمت عنوانين من هذه؛ ولا يُعرف تقييم الآخرين لهما.',
      few: 'قيّمت {n} عناوين من هذه؛ ولا يُعرف تقييم الآخرين لها.',
      many: 'قيّمت {n} عنوانًا من هذه؛ ولا يُعرف تقييم الآخرين لها.',
      other: 'قيّمت {n} عنوان من هذه؛ ولا يُعرف تقييم الآخرين لها.',
    }),
  starsOf: stars,
  above: 'أعجبك أكثر مما أعجب غيرك',
  below: 'أعجبك أقل مما أعجب غيرك',
  disagreement: (mine, theirs) => `أنت ${mine}، والآخرون ${theirs} من 10`,
  mostOften: 'الأكثر مشاهدة',
  times,
  someSeries: 'مسلسل',
  first: 'الأول',
  last: 'الأخير',
  firstOf: (year) => `أول ما شاهدته في ${year}`,
  lastOf: (year) => `آخر ما شاهدته في ${year}`,
  latestOf: (year) => `أحدث ما شاهدته في ${year}`,
  share: {
    heading: 'شارك سنتي',
    text: 'ينشئ رابطًا يفتحه كل من يصله. يعرض كم ساعة وعنوانًا ويومًا كانت، كما هي الآن: بلا أي عنوان ولا تقييم ولا اسمك. يمكنك إزالة الرابط في أي وقت.',
    make: 'إنشاء رابط',
    update: 'تحديث الرابط',
    end: 'إزالة الرابط',
    made: 'كل من لديه هذا الرابط يرى أرقام هذه السنة.',
    ended: 'أُزيل الرابط.',
  },
  shared: {
    title: (year) => `${year} بين الأفلام والمسلسلات`,
    description: (year) => `كم شاهد أحدهم في ${year}، بالأرقام.`,
    text: 'أحد مستخدمي Marquee يشاركك كم شاهد في تلك السنة.',
    own: 'احسب أرقامك في Marquee',
    gone: 'هذا الرابط لا يقود إلى شيء',
    goneText: 'من شارك هذه السنة أزال الرابط، أو أن العنوان ناقص.',
    failed: 'خطأ',
    failedText: 'تعذّر تحميل هذه السنة. أعد المحاولة بعد قليل من فضلك.',
    home: 'إلى الرئيسية',
  },
};
