import type * as English from '../../../messages/connections/feeds.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { starSigns } from '../../../reviews/stars.ts';
import { episodes } from '../counts.ts';

const of = (name: string | null) => (name === null ? 'شخص ما' : `\u2068${name}\u2069`);

export const FEED_MESSAGES: Translated<typeof English.FEED_MESSAGES> = {
  diaryOf: (name) => `يوميات ${of(name)} في Marquee`,
  reviewsOf: (name) => `مراجعات ${of(name)} في Marquee`,
  wishlist: 'قائمة المشاهدة',
  entry: ({ title, year, stars: given }) =>
    `${title || 'عنوان'}${year === null ? '' : `, ${year}`}${given === null ? '' : ` - ${starSigns(given)}`}`,
  episodes: (count, watched) => `${episodes(count)}. ${watched}`,
  watched: (day) => `شوهد في ${formatDate(day)}.`,
  rewatched: (day) => `أُعيدت مشاهدته في ${formatDate(day)}.`,
  tellsEnd: 'هذه المراجعة تحرق الأحداث. اقرأها في صفحتها.',
};

export const FEEDS_PAGE_MESSAGES: Translated<typeof English.FEEDS_PAGE_MESSAGES> = {
  title: 'الخلاصات',
  description: 'يومياتك ومراجعاتك لقارئات الخلاصات، وقوائمك لـ Radarr وSonarr.',
  signIn: 'سجّل الدخول لتحصل على خلاصاتك',
  back: 'الربط',
  text: 'ما تستطيع البرامج الأخرى قراءته مما لديك: اليوميات والمراجعات بصيغة RSS أو JSON Feed، وقائمة مشاهدتك وقوائمك وعمليات بحثك المحفوظة لـ Radarr وSonarr أيضًا. العام لا يحتاج إلى سر: تجد خلاصاته في صفحتك وفي قوائمك.',
  make: 'احصل على رابط',
  renew: 'تجديد الرابط',
  renewText: 'عند تجديده تتوقف فورًا كل الروابط المبنية على القديم.',
  end: 'إيقاف الرابط',
  since: (day) => `أُنشئ رابطك السري في ${day}.`,
  made: 'روابطك',
  once: 'انسخ ما تحتاج إليه الآن: لن يظهر السر الذي فيها إلا هذه المرة. كل من لديه رابط منها يقرأ ما يسمّيه.',
  diary: 'اليوميات',
  reviews: 'المراجعات',
  wishlist: 'قائمة المشاهدة',
  forms: { 'rss.xml': 'RSS', 'feed.json': 'JSON Feed', 'radarr.json': 'Radarr', 'sonarr.json': 'Sonarr' },
  pattern: 'كيف تُبنى الروابط',
  noTvdb:
    'قوائم Sonarr فارغة هنا: لا يعرف الدليل المرفق الأرقام التي يجد بها Sonarr المسلسلات. تمتلئ حين يستخدم هذا الموقع TMDB.',
  patternText: 'في مكان SECRET يأتي سرّك.',
  told: {
    changed: 'تغيّر هذا في هذه الأثناء. لم يُنفَّذ شيء.',
    ended: 'توقف الرابط. لا يستطيع أحد قراءة خلاصاتك به الآن.',
  },
};
