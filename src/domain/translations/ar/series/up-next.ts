import type * as English from '../../../messages/series/up-next.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

export const UP_NEXT_MESSAGES: Translated<typeof English.UP_NEXT_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.upNext,
  calendar: ACCOUNT_MENU_MESSAGES.calendar,
  description: 'الحلقات التالية من المسلسلات التي تتابعها في Marquee.',
  signIn: 'سجّل الدخول لترى التالي',
  sections: {
    next: 'الحلقات التالية',
    caughtUp: 'حتى آخر حلقة',
    paused: 'متوقفة مؤقتًا',
    dropped: 'تركتُها',
  },
  none: 'لا تتابع أي مسلسل بعد',
  noneText: 'تابع مسلسلًا من صفحته، أو سجّل مشاهدة حلقة، فتظهر الحلقة التالية هنا.',
  nothingNext: 'لا شيء بانتظارك الآن',
  nothingNextText: 'شاهدت كل ما عُرض من المسلسلات التي تتابعها.',
  allQuietText: 'المسلسلات التي تتابعها متوقفة مؤقتًا أو تركتها. استأنف أحدها أدناه.',
  browse: { label: 'تصفّح المسلسلات', path: '/tv-series' },
  lead: 'الحلقة التالية',
  details: 'التفاصيل',
  mark: 'شاهدتُها',
  markOf: (code, title) => `تسجيل مشاهدة ${code} من «\u2068${title}\u2069»`,
  after: (code) => `ثم ${code}`,
  last: 'الأخيرة حتى الآن',
  all: (name, count) => `الكل (${count}): \u2068${name}\u2069`,
  back: 'التالي',
  earlier: 'السابق',
  later: 'المزيد',
};
