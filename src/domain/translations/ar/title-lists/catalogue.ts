import type * as English from '../../../messages/title-lists/catalogue.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const later = 'أعد المحاولة لاحقًا من فضلك.';
const results = (n: number, where: string) =>
  plural(n, {
    zero: `لا نتائج في ${where}`,
    one: `نتيجة واحدة في ${where}`,
    two: `نتيجتان في ${where}`,
    few: `{n} نتائج في ${where}`,
    many: `{n} نتيجة في ${where}`,
    other: `{n} نتيجة في ${where}`,
  });

export const CATALOGUE_MESSAGES: Translated<typeof English.CATALOGUE_MESSAGES> = {
  list: {
    genres: { movie: 'أنواع الأفلام', tv: 'أنواع المسلسلات', all: 'كل الأنواع' },
    aboutGenres: (heading) => `${heading} في Marquee: اختر مزاجك واكتشف ما يخبّئه لك.`,
    ofGenre: {
      movie: (name) => `أفلام: \u2068${name}\u2069`,
      tv: (name) => `مسلسلات: \u2068${name}\u2069`,
    },
    more: 'تحميل المزيد',
    moreFrom: (year) => `المزيد من ${year}`,
    noMovies: 'لا توجد أفلام',
    noTvSeries: 'لا توجد مسلسلات',
    noSeries: 'لا توجد مسلسلات',
    noGenreSeries: 'لا توجد مسلسلات',
    noMoviesFrom: (year) => `لم نجد في هذه الفئة أفلامًا من عام ${year}.`,
    ofYear: (year) => `من إنتاج عام ${year}.`,
    pageTitle: (title, page) => `\u2068${title}\u2069، الصفحة ${page}`,
    onPage: (page) => `الصفحة ${page} من القائمة.`,
    mostPopular: (titles) => `\u2068${titles}\u2069، الأكثر شعبية أولًا.`,
    wayOn: { first: 'الصفحة الأولى', years: 'كل السنوات', genres: 'كل الأنواع' },
    noSeriesFrom: (year) => `لم نجد في هذه الفئة مسلسلات من عام ${year}.`,
  },
  loading: {
    movies: {
      title: 'تعذّر تحميل الأفلام',
      text: `حدثت مشكلة أثناء تحميل الأفلام. ${later}`,
    },
    series: {
      title: 'تعذّر تحميل المسلسلات',
      text: `حدثت مشكلة أثناء تحميل المسلسلات. ${later}`,
    },
    genres: {
      title: 'تعذّر تحميل الأنواع',
      text: `حدثت مشكلة أثناء تحميل قائمة الأنواع. ${later}`,
    },
    movieGenres: {
      title: 'تعذّر تحميل الأنواع',
      text: `حدثت مشكلة أثناء تحميل قائمة الأنواع. ${later}`,
    },
    genre: {
      title: 'تعذّر تحميل الأفلام',
      text: `حدثت مشكلة أثناء تحميل أفلام هذا النوع. ${later}`,
    },
    landing: {
      title: 'تعذّر تحميل الصفحة',
      text: 'حدثت مشكلة أثناء تحميل المحتوى. حدّث الصفحة من فضلك.',
    },
    search: { title: 'تعذّر البحث', text: `حدثت مشكلة أثناء البحث. ${later}` },
  },
  genreNotFound: { title: 'النوع غير موجود', text: 'لا يوجد نوع هنا.' },
  year: { label: 'السنة', all: 'كل السنوات', apply: 'تصفية', clear: 'مسح تصفية السنة' },
  search: {
    heading: 'بحث',
    asked: 'عمّ تبحث؟',
    resultsFor: (query) => `نتائج البحث عن: \u2068${query}\u2069`,
    found: {
      movie: (n) => results(n, 'الأفلام'),
      tv: (n) => results(n, 'المسلسلات'),
      person: (n) => results(n, 'الأشخاص'),
      collection: (n) => results(n, 'السلاسل'),
    },
    find: {
      movie: 'البحث عن الأفلام بالاسم',
      tv: 'البحث عن المسلسلات بالاسم',
      person: 'البحث عن الأشخاص بالاسم',
      collection: 'البحث عن السلاسل بالاسم',
    },
    tabNames: { movie: 'الأفلام', tv: 'المسلسلات', person: 'الأشخاص', collection: 'السلاسل' },
    none: {
      movie: 'لا توجد أفلام',
      tv: 'لا توجد مسلسلات',
      person: 'لا يوجد أشخاص',
      collection: 'لا توجد سلاسل',
    },
    tabs: 'النتائج حسب الفئة',
    prompt: 'اكتب اسمًا في مربع البحث أعلاه.',
    better: {
      movie: (name) => `أقرب نتيجة فيلم: \u2068${name}\u2069`,
      tv: (name) => `أقرب نتيجة مسلسل: \u2068${name}\u2069`,
      person: (name) => `أقرب نتيجة شخص: \u2068${name}\u2069`,
      collection: (name) => `أقرب نتيجة سلسلة: \u2068${name}\u2069`,
    },
    meant: 'هل تقصد',
    popular: 'أو شاهد الأكثر شعبية الآن:',
    browse: { movie: 'تصفّح الأفلام', tv: 'تصفّح المسلسلات' },
  },
};

export const LOAD_MORE_MESSAGES: Translated<typeof English.LOAD_MORE_MESSAGES> = {
  loaded: (count) => `حُمّل المزيد: ${count}.`,
  failed: 'تعذّر تحميل المزيد. ما هنا باقٍ؛ أعد المحاولة.',
  foreign:
    'لم يكن المجيب Marquee، بل ربما صفحة تسجيل الدخول إلى هذه الشبكة. ما هنا باقٍ؛ سجّل الدخول إليها ثم أعد المحاولة.',
};

export const CARD_MESSAGES: Translated<typeof English.CARD_MESSAGES> = {
  keys: 'السهم السفلي للمزيد',
  more: 'المزيد',
};

export const CARD_MENU_MESSAGES: Translated<typeof English.CARD_MENU_MESSAGES> = {
  all: 'كل ما لا يهمّك',
};
