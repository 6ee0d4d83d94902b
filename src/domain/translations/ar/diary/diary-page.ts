import type * as English from '../../../messages/diary/diary-page.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { episodeRanges } from '../../../diary/watched-episodes.ts';
import type { WatchedEpisodes } from '../../../diary/watches.ts';
import { formatNumber } from '../../../format.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';
import { RATING_MESSAGES } from '../reviews/ratings.ts';
import { episodeCode } from '../series/series.ts';
import { DIARY_MESSAGES, episodesOf } from './diary.ts';

const quoted = (name: string) => `«\u2068${name}\u2069»`;

const entries = (count: number) =>
  plural(count, {
    zero: 'لا تدوينات',
    one: 'تدوينة واحدة',
    two: 'تدوينتان',
    few: '{n} تدوينات',
    many: '{n} تدوينة',
    other: '{n} تدوينة',
  });

/** What is done to so many episodes of a series, in the genitive. */
const ofEpisodes = (count: number, deed: string, title: string) =>
  plural(count, {
    zero: `${deed} لحلقات ${quoted(title)}`,
    one: `${deed} لحلقة من ${quoted(title)}`,
    two: `${deed} لحلقتين من ${quoted(title)}`,
    few: `${deed} لـ {n} حلقات من ${quoted(title)}`,
    many: `${deed} لـ {n} حلقة من ${quoted(title)}`,
    other: `${deed} لـ {n} حلقة من ${quoted(title)}`,
  });

function which({ count, first }: WatchedEpisodes): string {
  const named = episodeRanges(first).map((range) => {
    const code = episodeCode({ season: range.season, number: range.from });
    return `\u2068${range.to === range.from ? code : `${code}\u2013E${range.to}`}\u2069`;
  });
  const more = count - first.length;
  return more > 0 ? `${named.join('، ')} و${formatNumber(more)} غيرها` : named.join('، ');
}

function starsOf({ first }: WatchedEpisodes): string {
  const rated = first.flatMap((place) =>
    place.stars === undefined ? [] : [`${episodeCode(place)}: ${RATING_MESSAGES.give(place.stars)}`],
  );
  return rated.join('، ');
}

export const DIARY_PAGE_MESSAGES: Translated<typeof English.DIARY_PAGE_MESSAGES> = {
  ...DIARY_MESSAGES.entry,
  title: ACCOUNT_MENU_MESSAGES.diary,
  numbers: ACCOUNT_MENU_MESSAGES.numbers,
  description: 'ما شاهدته، يومًا بعد يوم.',
  signIn: {
    heading: 'سجّل الدخول لترى يومياتك',
    text: 'دوّن ما تشاهده يومًا بعد يوم، مع النجوم والملاحظات.',
  },
  failed: 'تعذّر تحميل يومياتك',
  layouts: { month: 'الشهر', list: 'قائمة' },
  layout: 'طريقة العرض',
  filter: 'تصفية يومياتك',
  kind: 'عرض',
  kinds: { all: 'كل العناوين', movie: 'الأفلام', tv: 'المسلسلات' },
  year: 'السنة',
  allYears: 'كل السنوات',
  apply: 'تطبيق',
  months: 'الشهور',
  weekdays: ['اثنين', 'ثلاثاء', 'أربعاء', 'خميس', 'جمعة', 'سبت', 'أحد'],
  entries,
  episodesOf,
  which,
  starsOf,
  more: (count) => `و${count} غيرها`,
  allOf: (day, count) => `${formatDate(day)}: ${entries(count)}`,
  undated: (count) => `${entries(count)} بلا تاريخ`,
  page: (page, pages) => `الصفحة ${page} من ${pages}`,
  newer: 'الأحدث',
  older: 'الأقدم',
  pages: 'صفحات يومياتك',
  back: 'كل يومياتي',
  edit: 'تعديل',
  remove: 'حذف',
  removeOf: (title) => `حذف مشاهدتك لـ ${quoted(title)}`,
  dateOf: (title, count) => ofEpisodes(count, 'تغيير يوم المشاهدة', title),
  unmark: 'لم أشاهده',
  unmarkOf: (title, count) => ofEpisodes(count, 'إلغاء المشاهدة', title),
  none: 'يومياتك فارغة حتى الآن',
  noneText: 'سجّل مشاهدة شيء أو دوّن ما رأيته، فيظهر هنا في يومه.',
  noneHere: 'لا مشاهدات هنا',
  noneHereText: 'لا تدوينات في يومياتك تطابق هذه التصفية.',
  showAll: 'عرض كل شيء',
  browse: { label: 'تصفّح الأفلام', path: '/movies' },
};
