import type * as English from '../../../messages/diary/watch-sheet.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { stars as inStars } from '../counts.ts';
import { plural } from '../plural.ts';
import { onDay } from './diary.ts';

export const WATCH_SHEET_MESSAGES: Translated<typeof English.WATCH_SHEET_MESSAGES> = {
  title: 'تدوين مشاهدة',
  edit: 'تعديل المشاهدة',
  pick: 'ماذا شاهدت؟',
  placeholder: 'ابحث عن أفلام ومسلسلات',
  here: 'هذه الصفحة',
  kinds: { movie: 'فيلم', tv: 'مسلسل' },
  found: (count) =>
    plural(count, {
      zero: 'لا عناوين',
      one: 'عُثر على عنوان واحد',
      two: 'عُثر على عنوانين',
      few: 'عُثر على {n} عناوين',
      many: 'عُثر على {n} عنوانًا',
      other: 'عُثر على {n} عنوان',
    }),
  noneFound: 'لا فيلم ولا مسلسل بهذا الاسم.',
  notAsked: 'البحث لا يستجيب الآن. أعد المحاولة من فضلك.',
  other: 'عنوان آخر',
  when: 'متى شاهدته؟',
  choices: {
    today: 'اليوم',
    yesterday: 'أمس',
    date: 'تاريخ آخر',
    none: 'لا أتذكر',
  },
  date: 'اليوم',
  again: 'إعادة مشاهدة',
  before: (day) => `آخر مرة في يومياتك ${onDay(day)}.`,
  stars: 'نجوم هذه المشاهدة',
  clear: { label: 'مسح', of: 'نجوم هذه المشاهدة' },
  titleStars: (stars) => `تقييمك للعنوان: ${inStars(stars)}.`,
  starsRule: 'تتبع نجوم العنوان آخر مشاهدة لها نجوم، ما لم تمنحها من صفحته.',
  note: 'ملاحظة، لك وحدك',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  saveAnyway: 'حفظ على أي حال',
  doubts: {
    missing: 'اختر يومًا، أو اختر «لا أتذكر».',
    tooEarly: 'لا يمكن حفظ أيام قبل عام 1900. اختر «لا أتذكر» بدلًا منها.',
    toCome: 'هذا اليوم لم يأتِ بعد. اختر اليوم أو يومًا قبله.',
  },
  beforeRelease: (title, released) =>
    `صدر «\u2068${title}\u2069» في ${formatDate(released)}. هل شاهدته قبل ذلك؟`,
  loadFailed: { title: 'خطأ', text: 'تعذّر فتح هذه التدوينة من يومياتك' },
};
