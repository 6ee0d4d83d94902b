import type * as English from '../../../messages/connections/letterboxd.ts';
import type { Translated } from '../../../language/translated.ts';
import type { LetterboxdFollow, ReadEntry } from '../../../connections/letterboxd.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';
import { stars as inStars } from '../counts.ts';

const isolated = (name: string) => `\u2068${name}\u2069`;

const OUTCOMES: Record<NonNullable<LetterboxdFollow['outcome']>, string> = {
  read: 'تمت القراءة.',
  same: 'لا جديد.',
  nobody: 'لا يعرف Letterboxd أحدًا بهذا الاسم، أو أن يومياته خاصة.',
  limited: 'طلب Letterboxd مهلة. ستُعاد القراءة لاحقًا.',
  unreadable: 'ما وصل ليس خلاصة. ستُعاد القراءة لاحقًا.',
  failed: 'لم يستجب Letterboxd. ستُعاد القراءة لاحقًا.',
};

const READ: Record<ReadEntry['outcome'], string> = {
  counted: 'احتُسب',
  noted: 'موجود في يومياتك',
  refused: 'تعذّر حفظه: يومياتك ممتلئة',
};

export const LETTERBOXD_MESSAGES: Translated<typeof English.LETTERBOXD_MESSAGES> = {
  title: 'Letterboxd',
  description: 'تابع يومياتك في Letterboxd داخل يومياتك هنا.',
  signIn: 'سجّل الدخول لمتابعة يومياتك في Letterboxd',
  back: 'الربط',
  text: 'تُقرأ يومياتك العامة في Letterboxd كل ساعة: تأتي التدوينات الجديدة إلى يومياتك هنا مع يومها ونجومها وإعادات المشاهدة. لا يُستبدل شيء مما لديك، ولا يأتي شيء مرتين. وما هو أقدم من آخر خمسين تدوينة يأتي بالاستيراد.',
  off: 'لا يستطيع هذا الموقع قراءة مواقع أخرى. على من يديره أن يضبط SUPABASE_SECRET_KEY.',
  name: 'اسمك هناك',
  example: 'your-name',
  reviews: 'المراجعات أيضًا',
  follow: 'متابعة',
  change: 'تغيير',
  followed: ({ name, since }) => `تتابع ${isolated(name)} منذ ${writtenDay(since)}.`,
  checked: ({ checkedAt, outcome }) =>
    checkedAt === null || outcome === null
      ? 'تُقرأ خلال دقائق.'
      : `آخر قراءة: ${exactTime(checkedAt)}. ${OUTCOMES[outcome]}`,
  leave: 'إيقاف مع إبقاء ما جاء',
  takeBack: 'إيقاف مع إزالة ما جاء',
  log: 'آخر 50 تدوينة',
  line: ({ title, day, stars }) =>
    [isolated(title), ...(day === null ? [] : [day]), ...(stars === null ? [] : [inStars(stars)])].join('، '),
  outcome: ({ outcome }) => READ[outcome],
  told: {
    followed: 'تمت المتابعة. تُقرأ خلال دقائق.',
    name: 'هذا ليس اسمًا في Letterboxd.',
    left: 'توقفت القراءة. ما جاء باقٍ.',
    takenBack: 'توقفت القراءة. أُزيل ما جاء ما لم تكن قد غيّرته.',
  },
};
