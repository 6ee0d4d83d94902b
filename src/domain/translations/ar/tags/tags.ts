import type * as English from '../../../messages/tags/tags.ts';
import type { Translated } from '../../../language/translated.ts';
import { TAG_BOUNDS } from '../../../tags/tags.ts';
import { movies as ofMovies, series as ofSeries } from '../counts.ts';
import { plural } from '../plural.ts';

const quoted = (name: string) => `«\u2068${name}\u2069»`;

export const TAG_MESSAGES: Translated<typeof English.TAG_MESSAGES> = {
  button: 'الوسوم والملاحظة',
  noteButton: 'ملاحظة خاصة',
  buttonOf: (title) => `الوسوم والملاحظة الخاصة: \u2068${title}\u2069`,
  noteOf: (title) => `ملاحظة خاصة: \u2068${title}\u2069`,
  refused: { title: 'سجّل الدخول لوسم العناوين', text: 'الوسوم والملاحظات الخاصة تتبع حسابك.' },
  dialog: 'الوسوم والملاحظة الخاصة',
  seasonDialog: 'ملاحظة خاصة',
  private: 'أنت وحدك تراها.',
  tags: 'الوسوم',
  add: 'أضف وسمًا',
  how: 'مفتاح Enter أو الفاصلة يضيفه، وBackspace يزيل آخر وسم.',
  removeOf: (tag) => `إزالة الوسم ${quoted(tag)}`,
  added: (tag) => `أُضيف ${quoted(tag)}`,
  removed: (tag) => `أُزيل ${quoted(tag)}`,
  suggestions: 'وسومك',
  found: (count) =>
    plural(count, {
      zero: 'لا وسوم مطابقة لديك',
      one: 'وسم واحد مطابق لديك',
      two: 'وسمان مطابقان لديك',
      few: '{n} وسوم مطابقة لديك',
      many: '{n} وسمًا مطابقًا لديك',
      other: '{n} وسم مطابق لديك',
    }),
  full: `يتسع العنوان لـ ${TAG_BOUNDS.ofTitle} وسمًا. أزل واحدًا لتضيف غيره.`,
  note: 'ملاحظة خاصة',
  left: (count) =>
    plural(count, {
      zero: 'لم تبقَ أحرف',
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: 'بقيت {n} أحرف',
      many: 'بقي {n} حرفًا',
      other: 'بقي {n} حرف',
    }),
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  loading: 'جارٍ تحميل وسومك…',
  loadFailed: 'تعذّر تحميل وسومك وملاحظتك.',
  again: 'أعد المحاولة',
  saveFailed: 'تعذّر حفظ هذا. ما كتبته لا يزال هنا.',
  tooMany: `يمكنك إنشاء ${TAG_BOUNDS.ofPerson} وسم، و${TAG_BOUNDS.ofTitle} لكل عنوان. احذف بعضها أو ادمجه أولًا.`,
  manage: 'إدارة الوسوم',
  other: (note) =>
    note === ''
      ? 'حُذفت هذه الملاحظة في مكان آخر أثناء ذلك. احفظ مرة أخرى لتُبقي ملاحظتك.'
      : `تغيّرت هذه الملاحظة في مكان آخر أثناء ذلك: ${quoted(note)} احفظ مرة أخرى لتُبقي ملاحظتك بدلًا منها.`,
  saved: (title) => ({ title: 'تم الحفظ', text: `حُفظت وسومك وملاحظتك على ${quoted(title)}.` }),
  undoFailed: { title: 'لم يتم التراجع', text: 'تعذّرت إعادة وسومك وملاحظتك كما كانت.' },
  own: 'وسومك وملاحظتك',
  withTag: (tag) => `عناوين تحمل الوسم ${quoted(tag)}`,
  filter: 'الوسم',
  mine: 'وسومي',
  all: 'الكل',
  show: 'عرض',
  noneTagged: (tag) => ({
    heading: `لا شيء هنا يحمل الوسم ${quoted(tag)}`,
    text: 'أضف الوسوم من قائمة البطاقة، أو من صفحة العنوان.',
  }),
  unfilteredDiscover: 'لا تُطبَّق على عناوينك الموسومة التصفية حسب الخدمة والتصنيف العمري وعدد الأصوات.',
};

export const TAGS_PAGE_MESSAGES: Translated<typeof English.TAGS_PAGE_MESSAGES> = {
  title: 'الوسوم',
  description: 'وسومك على الأفلام والمسلسلات.',
  signIn: 'سجّل الدخول لترى وسومك',
  text: 'الوسوم لك وحدك: لا يراها سواك. سمِّ وسمًا باسم وسم آخر لتدمجهما.',
  none: 'لا وسوم بعد',
  noneText: 'أضف الوسوم من قائمة البطاقة، أو من صفحة العنوان، أو من يومياتك.',
  browse: 'تصفّح الأفلام الأكثر شعبية',
  count: (movies, series) =>
    [...(movies > 0 ? [ofMovies(movies)] : []), ...(series > 0 ? [ofSeries(series)] : [])].join('، '),
  renameOf: (tag) => `إعادة تسمية ${quoted(tag)} أو دمجه`,
  deleteOf: (tag) => `حذف ${quoted(tag)}`,
  newName: 'الاسم الجديد للوسم',
  keep: 'حفظ',
  cancel: 'إلغاء',
  renamed: (from, to) => ({ title: 'تغيّر الاسم', text: `صار ${quoted(from)} الآن ${quoted(to)}.` }),
  merged: (from, to) => ({ title: 'تم الدمج', text: `صار ${quoted(from)} جزءًا من ${quoted(to)}.` }),
  deleted: (tag) => ({ title: 'تم الحذف', text: `أُزيل ${quoted(tag)} من كل العناوين.` }),
  failed: { title: 'لم يتغيّر شيء', text: 'تعذّر تغيير وسومك.' },
  gone: { title: 'لم يعد موجودًا', text: 'حُذف هذا الوسم أو تغيّر اسمه أثناء ذلك.' },
  loadFailed: 'تعذّر تحميل وسومك. أعد المحاولة بعد قليل من فضلك.',
  all: 'كل الوسوم',
  where: 'أين تجدها',
  places: {
    wishlist: 'قائمة المشاهدة',
    watched: 'ما شاهدتُه',
    diary: 'اليوميات',
    numbers: 'الأرقام',
    movies: 'استكشف الأفلام',
    series: 'استكشف المسلسلات',
  },
  most: 'يظهر آخر 500 من كل نوع.',
};
