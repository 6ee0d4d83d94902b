import type * as English from '../../../messages/series/series.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'خطأ', text });
const quoted = (name: string) => `«\u2068${name}\u2069»`;
const markedAs = (count: number) =>
  plural(count, {
    zero: 'لم تُسجَّل مشاهدة أي حلقة',
    one: 'سُجّلت مشاهدة حلقة واحدة',
    two: 'سُجّلت مشاهدة حلقتين',
    few: 'سُجّلت مشاهدة {n} حلقات',
    many: 'سُجّلت مشاهدة {n} حلقة',
    other: 'سُجّلت مشاهدة {n} حلقة',
  });

export const episodeCode: Translated<typeof English.episodeCode> = ({ season, number }) =>
  season === 0 ? `حلقة خاصة ${number}` : `S${season} E${number}`;

export const SERIES_MESSAGES: Translated<typeof English.SERIES_MESSAGES> = {
  follow: 'متابعة',
  states: { watching: 'أتابعه', paused: 'متوقف مؤقتًا', dropped: 'تركتُه' },
  menu: 'ماذا تفعل بهذا المسلسل',
  pause: 'إيقاف مؤقت',
  drop: 'ترك المسلسل',
  resume: 'استئناف المشاهدة',
  again: 'إعادة المشاهدة',
  endRun: 'إنهاء إعادة المشاهدة',
  stop: 'إلغاء المتابعة',
  markAll: 'شاهدتُ كل ما عُرض',
  refused: { title: 'سجّل الدخول أولًا', text: 'عندها يمكنك متابعة المسلسلات.' },
  followFailed: failed('تعذّرت متابعة المسلسل.'),
  nextSeason: {
    set: 'ذكّرني',
    setOf: 'بالموسم القادم',
    refused: { title: 'سجّل الدخول أولًا', text: 'عندها يمكنك ضبط التذكيرات.' },
    failed: failed('تعذّر ضبط التذكير.'),
  },
  stateFailed: failed('تعذّر تغيير ذلك.'),
  markFailed: failed('تعذّر تسجيل المشاهدة.'),
  unmarkFailed: failed('تعذّر إلغاء المشاهدة.'),
  unknown: 'تعذّر تحميل ما شاهدته.',
  retry: 'أعد المحاولة',
  followed: (title) => ({
    title: `أنت تتابع ${quoted(title)}`,
    text: 'حلقته القادمة في صفحة «التالي».',
  }),
  stopped: (title) => ({
    title: `لم تعد تتابع ${quoted(title)}`,
    text: 'ما شاهدته يبقى مسجّلًا.',
  }),
  paused: (title) => ({ title: 'متوقف مؤقتًا', text: title }),
  dropped: (title) => ({ title: 'تركتَه', text: title }),
  resumed: (title) => ({ title: 'عدتَ إلى متابعته', text: title }),
  runBegun: (title, run) => ({
    title: `إعادة مشاهدة ${quoted(title)}`,
    text: `تبدأ الجولة ${run} من الحلقة الأولى.`,
  }),
  runEnded: (title, run) => ({
    title: `توقفت إعادة مشاهدة ${quoted(title)}`,
    text: `ما شاهدته في الجولة ${run} يبقى، و«إعادة المشاهدة» تُكمل من هناك.`,
  }),
  noRun: (title) => ({
    title: 'لا شيء لإعادة مشاهدته',
    text: `لم تشاهد شيئًا من ${quoted(title)} بعد.`,
  }),
  marked: (count) => ({
    title: count === 0 ? 'لا جديد لتسجيله' : markedAs(count),
  }),
  watchedNext: (at, title) => ({
    title: `سُجّلت مشاهدة ${episodeCode(at)}`,
    text: title,
  }),
  markedAndFollowed: (count, title) => ({
    title: markedAs(count),
    text: `أنت تتابع ${quoted(title)} الآن.`,
  }),
  notAired: { title: 'لم تُعرض بعد', text: 'يمكنك تسجيل مشاهدتها ابتداءً من يوم عرضها.' },
  unmarked: { title: 'لم تعد مسجّلة ضمن ما شاهدته' },
  dated: (day) => ({
    title: day === null ? 'شوهدت بلا تاريخ' : `شوهدت في ${formatDate(day)}`,
  }),
  dateFailed: failed('تعذّر تغيير اليوم.'),
  takenBack: (count) => ({
    title: plural(count, {
      zero: 'لم يتغيّر شيء',
      one: 'أُلغيت مشاهدة حلقة واحدة',
      two: 'أُلغيت مشاهدة حلقتين',
      few: 'أُلغيت مشاهدة {n} حلقات',
      many: 'أُلغيت مشاهدة {n} حلقة',
      other: 'أُلغيت مشاهدة {n} حلقة',
    }),
  }),
  finished: (title) => ({
    title: `أنهيتَ ${quoted(title)}`,
    text: 'هل تضيفه إلى ما شاهدته؟',
  }),
  addToWatched: 'إضافة إلى ما شاهدتُه',
  watched: 'شاهدتُها',
  watchedOf: (name) => `شاهدتُها: \u2068${name}\u2069`,
  day: 'يوم آخر',
  dayOf: (name) => `يوم آخر: \u2068${name}\u2069`,
  upTo: 'كل الحلقات إلى هنا',
  upToOf: (name) => `تسجيل مشاهدة كل الحلقات حتى \u2068${name}\u2069`,
  season: 'شاهدتُ الموسم',
  seasonOf: (name) => `تسجيل مشاهدة \u2068${name}\u2069`,
  unmarkSeason: 'إلغاء مشاهدة الموسم',
  unmarkSeasonOf: (name) => `إلغاء مشاهدة \u2068${name}\u2069`,
  progress: (watched, aired) => `${watched} من ${aired}`,
  progressOf: (watched, aired) =>
    plural(aired, {
      zero: `شاهدتَ ${watched} من {n} حلقة`,
      one: `شاهدتَ ${watched} من حلقة واحدة`,
      two: `شاهدتَ ${watched} من حلقتين`,
      few: `شاهدتَ ${watched} من {n} حلقات`,
      many: `شاهدتَ ${watched} من {n} حلقة`,
      other: `شاهدتَ ${watched} من {n} حلقة`,
    }),
  run: (run) => `الجولة ${run}`,
  caughtUp: 'حتى آخر حلقة',
  finishedNow: 'أنهيتُه',
  next: (code, name) => `التالي: ${[code, name && `\u2068${name}\u2069`].filter(Boolean).join(' · ')}`,
  coming: (date) => `الحلقة القادمة في ${formatDate(date)}`,
  fetching: 'جارٍ تحميل الحلقات…',
  fetchFailed: 'تعذّر تحميل الحلقات. سيعيد Marquee المحاولة الليلة.',
  noEpisodes: 'لا حلقات معروفة بعد',
  gone: 'لم يعد هذا المسلسل في الدليل.',
  lost: (count) =>
    plural(count, {
      zero: 'كل الحلقات التي شاهدتها موجودة في الدليل',
      one: 'حلقة واحدة شاهدتها اختفت من الدليل',
      two: 'حلقتان شاهدتهما اختفتا من الدليل',
      few: '{n} حلقات شاهدتها اختفت من الدليل',
      many: '{n} حلقة شاهدتها اختفت من الدليل',
      other: '{n} حلقة شاهدتها اختفت من الدليل',
    }),
};
