import type * as English from '../../../messages/reminders/reminders.ts';
import type { Translated } from '../../../language/translated.ts';
import { addDays, formatDate } from '../../../dates.ts';
import { dayAndPlace, placeWords } from '../calendar/releases.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'خطأ', text });
const quoted = (name: string) => `«\u2068${name}\u2069»`;

export const REMINDER_MESSAGES: Translated<typeof English.REMINDER_MESSAGES> = {
  set: 'ذكّرني',
  isSet: 'ضُبط التذكير!',
  short: 'تذكير',
  refused: { title: 'سجّل الدخول أولًا', text: 'عندها يمكنك ضبط التذكيرات.' },
  setFailed: failed('تعذّر ضبط التذكير'),
  removeFailed: failed('تعذّرت إزالة التذكير'),
  choose: 'كيف نذكّرك؟',
  byEmail: 'بالبريد',
  inProduct: 'في Marquee فقط',
  cancel: 'إلغاء',
  remove: 'إزالة التذكير',
  setByEmail: (email, date) => ({
    title: 'ضُبط التذكير!',
    text: `سنراسلك على \u2068${email}\u2069 في ${formatDate(date)}.`,
  }),
  setInProduct: (date) => ({
    title: 'ضُبط التذكير!',
    text: `ستجده في صفحتك الرئيسية في ${formatDate(date)}.`,
  }),
  removed: (title) => ({ title: 'أُزيل التذكير', text: title }),
  moved: (from, to) => `تغيّر الموعد من ${formatDate(from)} إلى ${formatDate(to)}`,
  series: {
    done: (title) => ({
      title: 'ضُبط التذكير!',
      text: `سنخبرك عند الإعلان عن الموسم القادم من ${quoted(title)} وعند بدايته، وبالبريد حسب إعدادات إشعاراتك.`,
    }),
    heading: 'المواسم القادمة',
    announced: (season) => `أُعلن عن الموسم ${season}`,
    starts: (season, day) => `يبدأ الموسم ${season} في ${formatDate(day)}`,
    none: 'لم يُعلن عن موسم قادم',
    ended: 'انتهى المسلسل',
    later: 'يتحقق Marquee كل ليلة',
  },
  page: {
    title: ACCOUNT_MENU_MESSAGES.reminders,
    description: 'الإصدارات التي تنتظرها في Marquee.',
    signIn: 'سجّل الدخول لترى تذكيراتك',
    outNow: 'صدر الآن',
    comingUp: 'قريبًا',
    none: 'لا تذكيرات بعد',
    noneText: 'اضبط تذكيرًا من صفحة فيلم لم يصدر بعد، أو مسلسل له بقية.',
    browse: 'تصفّح الأفلام القادمة',
    email: 'بالبريد',
    emailFor: (title) => `عن ${quoted(title)}`,
    mailsOff: 'رسائل التذكير معطّلة هنا: تظهر تذكيراتك في هذه الصفحة وفي صفحتك الرئيسية.',
  },
  unsubscribe: {
    title: 'رسائل التذكير',
    ask: 'هل توقف كل رسائل التذكير إلى بريدك؟ تبقى تذكيراتك في Marquee.',
    confirm: 'إيقاف رسائل التذكير',
    done: 'لن تصلك رسائل تذكير بعد الآن',
    doneText:
      'تذكيراتك باقية، لكن في Marquee فقط. لتصلك الرسائل من جديد، فعّل البريد لأحد التذكيرات هناك، أو اضبط تذكيرًا جديدًا بالبريد.',
    unknown: 'لم يعد هذا الرابط يعمل',
    unknownText:
      'ربما كان ناقصًا، أو لم يعد الحساب الذي يتبعه موجودًا. بعد تسجيل الدخول يمكنك إيقاف البريد لكل تذكير.',
    failed: 'لم ينجح ذلك الآن. أعد المحاولة بعد قليل من فضلك.',
  },
};

export const movedNote: typeof English.movedNote = ({ movedFrom, remindOn }) =>
  movedFrom && movedFrom !== remindOn ? REMINDER_MESSAGES.moved(movedFrom, remindOn) : null;

export const releaseWords: typeof English.releaseWords = (date, day, place) => {
  const when = dayAndPlace(date, place);
  if (date === day) return place ? `صدر اليوم ${placeWords(place)}` : 'صدر اليوم';
  if (date < day) return `صدر في ${when}`;
  if (date === addDays(day, 1)) return `غدًا، ${when}`;
  const days = Math.round((Date.parse(date) - Date.parse(day)) / 86_400_000);
  return days <= 99
    ? plural(days, {
        zero: `${when}، اليوم`,
        one: `${when}، بعد يوم واحد`,
        two: `${when}، بعد يومين`,
        few: `${when}، بعد {n} أيام`,
        many: `${when}، بعد {n} يومًا`,
        other: `${when}، بعد {n} يوم`,
      })
    : when;
};

export const nextSeasonWords: typeof English.nextSeasonWords = ({ lookedUp, ended, next }) => {
  const words = REMINDER_MESSAGES.series;
  if (!lookedUp) return words.later;
  if (next) return next.day ? words.starts(next.season, next.day) : words.announced(next.season);
  return ended ? words.ended : words.none;
};
