import type * as English from '../../../messages/discover/discover.ts';
import type { Translated } from '../../../language/translated.ts';
import { movies, series } from '../counts.ts';
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
const decadeName = (decade: number) => DECADES[decade] ?? `عقد ${decade}`;
const isolated = (name: string) => `\u2068${name}\u2069`;
/** Any of them: "Netflix أو Mubi". */
const anyOf = (names: readonly string[]) => names.map(isolated).join(' أو ');

/** "صوت واحد أو أكثر". */
const votesOrMore = (n: number) =>
  plural(n, {
    zero: 'أي عدد من الأصوات',
    one: 'صوت واحد أو أكثر',
    two: 'صوتان أو أكثر',
    few: '{n} أصوات أو أكثر',
    many: '{n} صوتًا أو أكثر',
    other: '{n} صوت أو أكثر',
  });
const votesOfMovies = (n: number, kinds: string) =>
  plural(n, {
    zero: `«الأعلى تقييمًا» يشمل كل ${kinds}.`,
    one: `«الأعلى تقييمًا» يشمل ${kinds} التي نالت صوتًا واحدًا أو أكثر.`,
    two: `«الأعلى تقييمًا» يشمل ${kinds} التي نالت صوتين أو أكثر.`,
    few: `«الأعلى تقييمًا» يشمل ${kinds} التي نالت {n} أصوات أو أكثر.`,
    many: `«الأعلى تقييمًا» يشمل ${kinds} التي نالت {n} صوتًا أو أكثر.`,
    other: `«الأعلى تقييمًا» يشمل ${kinds} التي نالت {n} صوت أو أكثر.`,
  });
const minutes = (n: number, orSo: string) =>
  plural(n, {
    zero: `{n} دقيقة ${orSo}`,
    one: `دقيقة واحدة ${orSo}`,
    two: `دقيقتان ${orSo}`,
    few: `{n} دقائق ${orSo}`,
    many: `{n} دقيقة ${orSo}`,
    other: `{n} دقيقة ${orSo}`,
  });

export const DISCOVER_MESSAGES: Translated<typeof English.DISCOVER_MESSAGES> = {
  title: { movie: 'استكشف الأفلام', tv: 'استكشف المسلسلات' },
  link: 'استكشف',
  refine: 'تضييق النتائج',
  description: {
    movie: 'اعثر على أفلام حسب النوع والسنة والمدة والتقييم واللغة وغيرها.',
    tv: 'اعثر على مسلسلات حسب النوع والسنة والمدة والتقييم واللغة وغيرها.',
  },
  ofDecade: {
    movie: (decade) => `أفلام ${decadeName(decade)}`,
    tv: (decade) => `مسلسلات ${decadeName(decade)}`,
  },
  descriptionOf: (titles) => `\u2068${titles}\u2069، حسب السنة والمدة والتقييم واللغة وغيرها.`,
  other: { movie: 'المسلسلات بدلًا منها', tv: 'الأفلام بدلًا منها' },
  count: { movie: movies, tv: series },
  show: {
    movie: (count) =>
      plural(count, {
        zero: 'لا أفلام',
        one: 'عرض فيلم واحد',
        two: 'عرض فيلمين',
        few: 'عرض {n} أفلام',
        many: 'عرض {n} فيلمًا',
        other: 'عرض {n} فيلم',
      }),
    tv: (count) =>
      plural(count, {
        zero: 'لا مسلسلات',
        one: 'عرض مسلسل واحد',
        two: 'عرض مسلسلين',
        few: 'عرض {n} مسلسلات',
        many: 'عرض {n} مسلسلًا',
        other: 'عرض {n} مسلسل',
      }),
  },
  filters: 'التصفية',
  closeFilters: 'إغلاق التصفية',
  clear: 'مسح الكل',
  asked: 'خياراتك',
  remove: 'إزالة',
  apply: 'عرض النتائج',
  previousPage: (page) => `الصفحة ${page}: الصفحة السابقة`,
  beyond: 'تنتهي القائمة قبل هذه الصفحة',
  pick: 'اختر لي',
  picked: {
    kicker: 'اخترناه لك',
    another: 'غيره',
    details: 'التفاصيل',
    all: 'كل ما يطابق',
    gone: 'لا شيء للاختيار منه هنا',
  },
  nothing: 'لا شيء يطابق كل ما طلبته',
  nothingText: 'خفّف شروطك قليلًا لتجد المزيد.',
  loosen: (label, count) => `من دون «\u2068${label}\u2069»: ${count}`,
  error: { title: 'تعذّر الاستكشاف', text: 'حدثت مشكلة في العثور على عناوين. أعد المحاولة لاحقًا من فضلك.' },
  votesNeeded: {
    movie: (votes) => votesOfMovies(votes, 'الأفلام'),
    tv: (votes) => votesOfMovies(votes, 'المسلسلات'),
  },
  fewerVotes: (votes) =>
    plural(votes, {
      zero: 'احتساب الكل',
      one: 'احتساب الكل',
      two: 'احتساب ما نال صوتين فأكثر',
      few: 'احتساب ما نال {n} أصوات فأكثر',
      many: 'احتساب ما نال {n} صوتًا فأكثر',
      other: 'احتساب ما نال {n} صوت فأكثر',
    }),
  refused: {
    language: () => 'اللغة المذكورة في الرابط غير موجودة (رمز الكورية «ko»)، فلم تُحتسب.',
    country: () => 'البلد المذكور في الرابط غير موجود (رمز المملكة المتحدة «GB»)، فلم يُحتسب.',
    region: () => 'البلد المذكور في الرابط غير موجود (رمز المملكة المتحدة «GB»)، فاعتُمد بلدك.',
    certification: (kind, region) =>
      kind === 'movie'
        ? `التصنيف العمري المذكور في الرابط ليس من تصنيفات ${region}، فلم يُحتسب.`
        : 'التصنيفات العمرية متاحة للأفلام فقط، فلم يُحتسب المذكور في الرابط.',
    status: (kind) =>
      kind === 'movie'
        ? 'الحالة متاحة للمسلسلات فقط، فلم تُحتسب المذكورة في الرابط.'
        : 'الحالة المذكورة في الرابط غير موجودة، فلم تُحتسب.',
    people: () => 'البحث بالأشخاص متاح للأفلام فقط، فلم يُحتسب المذكورون في الرابط.',
    order: () => 'لا يمكن ترتيب المسلسلات حسب الإيرادات: تظهر الأكثر شعبية أولًا.',
  },
  fields: {
    order: 'الترتيب حسب',
    genres: 'الأنواع',
    match: 'في العناوين',
    all: 'كل هذه',
    any: 'أيٌّ من هذه',
    without: 'استبعاد',
    years: 'السنوات',
    from: 'من سنة',
    to: 'إلى سنة',
    minutes: { movie: 'الدقائق', tv: 'دقائق الحلقة' },
    shortest: 'أقل عدد دقائق',
    longest: 'أكبر عدد دقائق',
    details: 'المدة والتقييم واللغة',
    minutesUnit: 'د',
    example: (value) => `مثلًا ${value}`,
    score: 'التقييم',
    votes: 'الأصوات',
    language: 'اللغة الأصلية',
    country: 'البلد',
    certification: 'التصنيف العمري',
    status: 'الحالة',
    release: 'الصدور',
    services: 'ضمن اشتراك',
    anyValue: 'الكل',
    and: 'إلى',
  },
  orMore: (least) => `${least} أو أكثر`,
  orders: {
    popular: 'الأكثر شعبية',
    score: 'الأعلى تقييمًا',
    newest: 'الأحدث أولًا',
    oldest: 'الأقدم أولًا',
    votes: 'الأكثر أصواتًا',
    revenue: 'الأعلى إيرادًا',
    name: 'الاسم',
  },
  statuses: {
    returning: 'مستمر',
    planned: 'مخطط له',
    production: 'قيد الإنتاج',
    ended: 'منتهٍ',
    cancelled: 'ملغى',
    pilot: 'حلقة تجريبية',
  },
  releases: { released: 'صدر', announced: 'معلن عنه' },
  chips: {
    anyOf,
    not: (name) => `بلا ${isolated(name)}`,
    decade: decadeName,
    year: (year) => `من ${year} فقط`,
    years: (from, to) => `${from}–${to}`,
    from: (year) => `${year} أو بعدها`,
    to: (year) => `${year} أو قبلها`,
    minutes: (shortest, longest) => `${shortest}–${longest} دقيقة`,
    shortest: (n) => minutes(n, 'أو أكثر'),
    longest: (n) => minutes(n, 'أو أقل'),
    score: (score) => `التقييم ${score} أو أكثر`,
    votes: votesOrMore,
    language: (name) => `باللغة ${name}`,
    country: (name) => `من ${name}`,
    certification: (rating, region) => `حتى ${isolated(rating)}${region ? ` (${region})` : ''}`,
    person: (name) => (name ? `مع ${isolated(name)}` : 'مع شخص واحد'),
    service: (name) => (name ? `على ${isolated(name)}` : 'على خدمة واحدة'),
    services: (count) =>
      plural(count, {
        zero: 'على أي خدمة',
        one: 'على خدمة واحدة',
        two: 'على إحدى خدمتين',
        few: 'على إحدى {n} خدمات',
        many: 'على إحدى {n} خدمة',
        other: 'على إحدى {n} خدمة',
      }),
    keyword: (name) => (name ? `عن ${isolated(name)}` : 'عن موضوع واحد'),
  },
};

export const DISCOVER_SERVICES_MESSAGES: Translated<typeof English.DISCOVER_SERVICES_MESSAGES> = {
  mine: 'خدماتي',
  find: 'ابحث عن خدمة',
  upTo: (rating, region) => `حتى ${isolated(rating)} (${region})`,
  noRatings: (region) => `لا يوجد في ${region}`,
};

export const DISCOVER_PAGE_MESSAGES: Translated<typeof English.DISCOVER_PAGE_MESSAGES> = {
  failed: 'تعذّر تحميل هذا. ما هنا باقٍ؛ أعد المحاولة.',
};
