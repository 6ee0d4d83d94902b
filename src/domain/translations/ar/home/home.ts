import type * as English from '../../../messages/home/home.ts';
import type { Translated } from '../../../language/translated.ts';

export const HOME_MESSAGES: Translated<typeof English.HOME_MESSAGES> = {
  trending: { movie: 'أفلام رائجة', tv: 'مسلسلات رائجة' },
  banner: 'الرائج الآن',
  details: 'التفاصيل',
  tabs: 'الرائج',
  popular: 'الأفلام الأكثر شعبية',
  topRated: 'الأعلى تقييمًا',
  upcoming: 'أفلام قادمة',
  wishes: 'من قائمة مشاهدتك',
  liked: (name) => `لأنك أحببت «\u2068${name}\u2069»`,
  loading: 'جارٍ التحميل…',
  later: 'لم تكن هذه العناوين جاهزة عند تحميل الصفحة.',
  failed: 'تعذّر تحميل هذا.',
  again: 'أعد المحاولة',
  seeAll: (heading) => `عرض الكل: \u2068${heading}\u2069`,
};

export const LANDING_MESSAGES: Translated<typeof English.LANDING_MESSAGES> = {
  heading: 'فيلمك المفضّل القادم بانتظارك الليلة.',
  text: 'اعرف أين تشاهد. تابع كل حلقة. دوّن يومياتك مع أرقامها. أحضر سجلّك معك، وخذ كل شيء متى شئت.',
  search: 'أين أشاهد…',
  better: {
    label: 'لماذا Marquee',
    watch: {
      title: 'اعرف أين تشاهد',
      text: 'في بلدك، وعلى خدماتك.',
      all: (region) => `كل المتاح في ${region}`,
    },
    next: { title: 'كل حلقة', text: 'ضغطة واحدة تسجّلها، وتأتي التالية.' },
    numbers: {
      title: 'يوميات بالأرقام',
      text: 'ساعاتك وأنواعك ونجومك، سنة بعد سنة.',
      counted: (n) => `الرائج اليوم حسب النوع، من بين ${n} فيلمًا`,
    },
    bring: 'تقييماتك ومراجعاتك وتواريخك وقوائمك تأتي معك. وتأخذ كل شيء معك متى شئت.',
  },
  trending: 'الرائج الآن',
  features: {
    label: 'ماذا يقدّم Marquee',
    explore: {
      title: 'استكشف مكتبة ضخمة',
      text: 'أفلام ومسلسلات حسب الفئة والنوع والسنة، مع طاقم التمثيل والإعلانات وعناوين مشابهة.',
    },
    ask: {
      title: 'اقتراحات بالذكاء الاصطناعي',
      text: 'صِف ما يلائم مزاجك واحصل على عناوين مع أسباب اختيارها، بمفتاح الذكاء الاصطناعي الخاص بك.',
    },
    keep: {
      title: 'كوّن قائمة مشاهدتك',
      text: 'احفظ ما تودّ مشاهدته وما شاهدته، وتلقَّ تذكيرًا يوم الصدور.',
    },
    join: {
      title: 'انضم إلى المجتمع',
      text: 'قيّم بالنجوم واكتب المراجعات واقرأ آراء الآخرين.',
    },
  },
};
