import type * as English from '../../messages/site.ts';
import type { Translated } from '../../language/translated.ts';

export const SITE_MESSAGES: Translated<typeof English.SITE_MESSAGES> = {
  tagline: 'Marquee: اكتشف الأفلام والمسلسلات',
  description:
    'اكتشف الأفلام والمسلسلات: تصفّح وابحث واحفظ ما تنوي مشاهدته، قيّم واكتب المراجعات، وتلقَّ تذكيرًا عند كل عرض جديد.',
  searchEngine: 'البحث عن الأفلام في Marquee',
  home: 'الصفحة الرئيسية في Marquee',
  main: 'القائمة الرئيسية',
  menu: 'القائمة',
  closeMenu: 'إغلاق القائمة',
  aiSearch: 'البحث الذكي',
  allGenres: 'كل الأنواع',
  searchBar: 'شريط البحث',
  closeSearch: 'إغلاق البحث',
  kinds: { movie: 'الأفلام', tv: 'المسلسلات' },
  languages: 'اللغات',
  legal: { name: 'معلومات قانونية', terms: 'الشروط', privacy: 'الخصوصية' },
  crumbs: { name: 'مسار التصفّح', home: 'الرئيسية' },
  skip: 'الانتقال إلى المحتوى',
  browseGenres: 'تصفّح حسب النوع ←',
  tmdbNotice: 'يستخدم هذا الموقع TMDB وواجهات TMDB البرمجية، لكنه غير معتمد ولا موثَّق ولا مُجاز بأي شكل من TMDB.',
  justWatchNotice: (source) => `\u2068${source}\u2069 مصدر بيانات أماكن المشاهدة.`,
  notFound: {
    title: '404',
    text: 'عذرًا، لم نعثر على هذه الصفحة',
    search: 'ابحث عن عناوين وأشخاص',
    instead: 'أو شاهد الرائج اليوم',
  },
  searchButton: 'بحث',
  failed: {
    title: 'خطأ',
    description: 'حدث خطأ ما.',
    text: 'حدث خطأ من جهتنا، وقد سجّلناه.',
  },
};

export const SHORTCUT_MESSAGES: Translated<typeof English.SHORTCUT_MESSAGES> = {
  title: 'اختصارات لوحة المفاتيح',
  close: 'إغلاق',
  keys: [
    ['/', 'بحث'],
    ['↓ على بطاقة', 'الانتقال إلى أزرارها'],
    ['← →', 'التنقل بين الأزرار والتبويبات والنجوم'],
    ['Esc', 'إغلاق المفتوح'],
    ['?', 'عرض هذه الاختصارات'],
  ],
};
