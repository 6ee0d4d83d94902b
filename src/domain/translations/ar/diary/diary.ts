import type * as English from '../../../messages/diary/diary.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'خطأ', text });
const quoted = (name: string) => `«\u2068${name}\u2069»`;

const NUMERALS = ['', '', '', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'];

export const episodesOf: Translated<typeof English.episodesOf> = (count, series) =>
  plural(count, {
    zero: `لا حلقات من ${quoted(series)}`,
    one: `حلقة من ${quoted(series)}`,
    two: `حلقتان من ${quoted(series)}`,
    few: `${NUMERALS[count] ?? '{n}'} حلقات من ${quoted(series)}`,
    many: `{n} حلقة من ${quoted(series)}`,
    other: `{n} حلقة من ${quoted(series)}`,
  });

export const onDay: Translated<typeof English.onDay> = (day) =>
  day === null ? 'بلا تاريخ' : `في ${formatDate(day)}`;

export const DIARY_MESSAGES: Translated<typeof English.DIARY_MESSAGES> = {
  log: 'دوّن ما شاهدته',
  entry: {
    someTime: 'بلا تاريخ',
    someSeries: 'مسلسل',
    again: 'إعادة مشاهدة',
    editOf: (title) => `تعديل مشاهدتك لـ ${quoted(title)}`,
  },
  refused: { title: 'سجّل الدخول أولًا', text: 'عندها يمكنك كتابة يومياتك.' },
  logged: (title, day) => ({
    title: 'تم التدوين',
    text: `${quoted(title)}، شوهد ${onDay(day)}`,
  }),
  changed: (title) => ({ title: 'عُدّلت اليوميات', text: title }),
  changedElsewhere: (day) => ({
    title: 'تغيّرت في مكان آخر أثناء ذلك',
    text: `هذه التدوينة تقول الآن: شوهد ${onDay(day)}. احفظ مرة أخرى لتعتمد ما لديك هنا بدلًا منه.`,
  }),
  ofTitle: 'مشاهداتك',
  removed: (title) => ({ title: 'حُذف من يومياتك', text: title }),
  takenBack: (title) => ({
    title: 'تم التراجع، ولن يُدوَّن هذا التشغيل مرة أخرى',
    text: title,
  }),
  unmarked: (title, count) => ({
    title: 'لم تعد ضمن ما شاهدته',
    text: episodesOf(count, title),
  }),
  logFailed: failed('تعذّر تدوين هذا.'),
  full: failed('يومياتك ممتلئة: تتسع لـ 50,000 مشاهدة.'),
  changeFailed: failed('تعذّر تعديل يومياتك.'),
  removeFailed: failed('تعذّر الحذف من يومياتك.'),
};
