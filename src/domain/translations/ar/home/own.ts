import type * as English from '../../../messages/home/own.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { episodes, titles } from '../counts.ts';
import { plural } from '../plural.ts';

export const OWN_HOME_MESSAGES: Translated<typeof English.OWN_HOME_MESSAGES> = {
  lead: { arrived: 'جديد على خدماتك' },
  noLead: {
    heading: 'ماذا تودّ أن تشاهد الليلة؟',
    text: 'ابحث عن عنوان، أو ضيّق الخيارات.',
    discover: 'استكشف الأفلام',
  },
  away: {
    heading: 'منذ آخر زيارة',
    since: (day) => `منذ ${formatDate(day)}`,
    notices: (n, most) =>
      n >= most
        ? `${most} إشعارًا أو أكثر`
        : plural(n, {
            zero: 'لا إشعارات',
            one: 'إشعار واحد',
            two: 'إشعاران',
            few: '{n} إشعارات',
            many: '{n} إشعارًا',
            other: '{n} إشعار',
          }),
    episodes: (n, series) =>
      `${episodes(n)} من ${plural(series, {
        zero: 'المسلسلات التي تتابعها',
        one: 'مسلسل واحد تتابعه',
        two: 'مسلسلين تتابعهما',
        few: '{n} مسلسلات تتابعها',
        many: '{n} مسلسلًا تتابعها',
        other: '{n} مسلسل تتابعها',
      })}`,
    arrivals: (n) => `${titles(n)} من قائمة مشاهدتك على خدماتك`,
  },
  steps: {
    heading: 'اجعل Marquee على ذوقك',
    done: 'تم',
    hide: 'إخفاء هذه الخطوات',
    services: {
      label: 'اختر خدماتك',
      text: 'عندها يخبرك كل عنوان إن كان بوسعك مشاهدته فورًا.',
    },
    import: { label: 'استورد سجلّك', text: 'من Letterboxd وTrakt وIMDb وTV Time وغيرها.' },
    stars: { label: 'قيّم خمسة من مفضّلاتك', text: 'عندها يعثر Marquee على ما يناسبك.' },
    series: { label: 'تابع ثلاثة مسلسلات', text: 'عندها تصبح حلقاتها التالية على بُعد ضغطة.' },
  },
  failed: { title: 'تعذّر تحميل ما يخصّك', text: 'كل شيء ما زال محفوظًا.' },
  seen: { leftOut: 'ما شاهدته مستبعد أدناه.', show: 'إظهار ما شاهدتُه' },
};
