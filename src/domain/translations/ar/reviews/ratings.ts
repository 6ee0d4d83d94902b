import type * as English from '../../../messages/reviews/ratings.ts';
import type { Translated } from '../../../language/translated.ts';
import { starsText } from '../../../reviews/stars.ts';

const failed = (text: string) => (message: string) => ({ title: 'خطأ', text: `${text}. ${message}` });
const figures = (stars: number) => `\u2066${starsText(stars)}\u2069`;

export const RATING_MESSAGES: Translated<typeof English.RATING_MESSAGES> = {
  signIn: 'سجّل الدخول للتقييم',
  withoutScripts: 'يحتاج تسجيل الدخول للتقييم إلى JavaScript. أما قراءة ما كتبه الآخرون فلا تحتاج إليه.',
  own: 'تقييمك',
  give: (stars) => `${figures(stars)} من 5`,
  clear: { label: 'مسح', of: 'تقييمك' },
  refused: { title: 'سجّل الدخول أولًا', text: 'عندها يمكنك التقييم.' },
  saveFailed: failed('تعذّر حفظ التقييم'),
  clearFailed: failed('تعذّر مسح التقييم'),
  cleared: (stars) => ({
    title: 'مُسح التقييم',
    text: `كنت قد منحته ${figures(stars)} من 5 نجوم.`,
  }),
  none: 'بلا تقييم بعد',
  youGave: (stars) => `منحتَه ${figures(stars)} من 5 نجوم`,
  outOf: (stars) => `\u2066${stars}\u2069 من 5 نجوم`,
};
