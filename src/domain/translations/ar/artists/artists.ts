import type * as English from '../../../messages/artists/artists.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { episodes, titles } from '../counts.ts';
import { plural } from '../plural.ts';

const isolated = (name: string) => `\u2068${name}\u2069`;
const quoted = (name: string) => `«\u2068${name}\u2069»`;
const years = (n: number) =>
  plural(n, {
    zero: 'أقل من عام',
    one: 'عام واحد',
    two: 'عامان',
    few: '{n} أعوام',
    many: '{n} عامًا',
    other: '{n} عام',
  });

export const ARTIST_MESSAGES: Translated<typeof English.ARTIST_MESSAGES> = {
  invalid: 'رقم الشخص غير صالح',
  notFound: {
    title: 'الشخص غير موجود',
    text: 'هذا الشخص ليس في الدليل، أو لم يعد فيه.',
  },
  failed: 'تعذّر تحميل هذا الشخص',
  failedCredits: 'تعذّر تحميل طاقم العمل',
  browse: { label: 'تصفّح الأفلام', path: '/movies' },
  cast: 'طاقم التمثيل',
  crew: 'خلف الكاميرا',
  castAndCrew: 'طاقم العمل',
  everybody: (count) => `طاقم العمل كاملًا (${formatNumber(count)})`,
  born: 'تاريخ الميلاد',
  died: 'تاريخ الوفاة',
  place: 'مكان الميلاد',
  knownForDepartment: 'المجال',
  otherNames: 'أسماء أخرى',
  elsewhere: 'مواقع أخرى',
  homepage: 'الموقع الرسمي',
  age: (day, age) => `${day} (${years(age)})`,
  ageAtDeath: (day, age) => `${day} (عن عمر ${age})`,
  biography: 'السيرة',
  noBiography: 'لم يكتب أحد السيرة بعد.',
  more: 'قراءة الكل',
  less: 'عرض أقل',
  wholeBiography: 'السيرة الكاملة في TMDB',
  knownFor: 'أشهر الأعمال',
  filmography: 'الأعمال',
  nothing: 'لا أفلام ولا مسلسلات معروفة بعد.',
  nothingHere: {
    movie: 'لا أفلام هنا.',
    tv: 'لا مسلسلات هنا.',
  },
  announced: 'معلن عنها',
  asSelf: 'ظهور بالشخصية الحقيقية ولقطات أرشيفية وشكر',
  filters: 'أي عناوين',
  orders: 'الترتيب',
  all: 'الكل',
  kinds: { movie: 'الأفلام', tv: 'المسلسلات' },
  byDate: 'الأحدث أولًا',
  byRating: 'الأعلى تقييمًا أولًا',
  showAll: (count) => `عرض الكل (${formatNumber(count)})`,
  back: (name) => `كل أعمال ${isolated(name)}`,
  undated: 'قادم',
  episodes,
  series: 'مسلسل',
  show: 'عرض',
  pageOf: (page, of) => `الصفحة ${formatNumber(page)} من ${formatNumber(of)}`,
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  rated: 'التقييم',
  roleTitle: (name, role) => `${isolated(name)}: ${isolated(role)}`,
  castTitle: (title) => `طاقم عمل ${quoted(title)}`,
  castDescription: (title, count) =>
    `كل من شارك في ${quoted(title)}: ${plural(count, {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '{n} أشخاص',
      many: '{n} شخصًا',
      other: '{n} شخص',
    })}، حسب القسم.`,
  description: (name, count) =>
    count === 0
      ? `${isolated(name)} في Marquee.`
      : `${isolated(name)} في Marquee: ${titles(count)}، حسب الدور.`,
  nobody: 'لا أسماء لهذا العنوان بعد.',
};
