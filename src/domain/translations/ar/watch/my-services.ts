import type * as English from '../../../messages/watch/my-services.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'خطأ', text });

export const MY_SERVICES_MESSAGES: Translated<typeof English.MY_SERVICES_MESSAGES> = {
  section: {
    heading: 'خدماتي',
    introduction: 'اختر ما تشترك فيه، فتُميَّز العناوين المتاحة عليها حيثما رأيتها.',
  },
  search: 'ابحث عن خدمة',
  noneFound: (text) => `لا خدمة هنا باسم «\u2068${text}\u2069»`,
  more: (shown, all) => `أول ${shown} من ${formatNumber(all)}. اكتب لتجد البقية.`,
  ticked: (count) =>
    plural(count, {
      zero: 'لم تُختر أي خدمة',
      one: 'اختيرت خدمة واحدة',
      two: 'اختيرت خدمتان',
      few: 'اختيرت {n} خدمات',
      many: 'اختيرت {n} خدمة',
      other: 'اختيرت {n} خدمة',
    }),
  elsewhere: 'غير متاحة في هذا البلد',
  unknown: (id) => `الخدمة ${id}`,
  missing: 'تعذّر تحميل خدمات هذا البلد.',
  again: 'أعد المحاولة',
  scripts: 'يحتاج اختيار الخدمات إلى JavaScript.',
  added: (name) => ({ title: 'أُضيفت إلى خدماتك', text: name }),
  removed: (name) => ({ title: 'أُزيلت من خدماتك', text: name }),
  failed: failed('تعذّر تغيير خدماتك'),
  notRead: failed('تعذّرت قراءة خدماتك'),
  tooMany: failed('يمكنك اختيار 50 خدمة. أزل واحدة أولًا.'),
  refused: { title: 'سجّل الدخول أولًا', text: 'عندها يمكنك حفظ خدماتك.' },
  included: 'متاح على خدماتي',
  only: 'على خدماتي',
  change: 'خدماتي',
  arrivals: 'جديد على خدماتي',
  have: 'أشترك فيها',
  haveOf: (name) => `أشترك في \u2068${name}\u2069`,
};
