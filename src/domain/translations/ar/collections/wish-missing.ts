import type * as English from '../../../messages/collections/wish-missing.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const WISH_MISSING_MESSAGES: Translated<typeof English.WISH_MISSING_MESSAGES> = {
  button: 'أضف الناقص إلى قائمة المشاهدة',
  counted: (count) =>
    plural(count, {
      zero: 'أضف الناقص إلى قائمة المشاهدة',
      one: 'أضف الفيلم الناقص إلى قائمة المشاهدة',
      two: 'أضف الفيلمين الناقصين إلى قائمة المشاهدة',
      few: 'أضف {n} أفلام ناقصة إلى قائمة المشاهدة',
      many: 'أضف {n} فيلمًا ناقصًا إلى قائمة المشاهدة',
      other: 'أضف {n} فيلم ناقص إلى قائمة المشاهدة',
    }),
  complete: 'كلها مما شاهدته أو في قائمة مشاهدتك',
  signIn: { title: 'سجّل الدخول أولًا', text: 'عندها يمكنك إضافة الأفلام إلى قائمة مشاهدتك.' },
  added: (count) => ({
    title: 'أُضيفت إلى قائمة المشاهدة',
    text: plural(count, {
      zero: 'لم يُضف أي فيلم',
      one: 'أُضيف فيلم واحد',
      two: 'أُضيف فيلمان',
      few: 'أُضيفت {n} أفلام',
      many: 'أُضيف {n} فيلمًا',
      other: 'أُضيف {n} فيلم',
    }),
  }),
  none: { title: 'لا شيء لإضافته', text: 'كلها مما شاهدته أو في قائمة مشاهدتك بالفعل' },
  undone: (count) => ({
    title: 'أُزيلت من قائمة المشاهدة',
    text: plural(count, {
      zero: 'لم يُزل أي فيلم',
      one: 'أُزيل فيلم واحد من جديد',
      two: 'أُزيل فيلمان من جديد',
      few: 'أُزيلت {n} أفلام من جديد',
      many: 'أُزيل {n} فيلمًا من جديد',
      other: 'أُزيل {n} فيلم من جديد',
    }),
  }),
  failed: {
    title: 'خطأ',
    text: 'تعذّرت إضافة الأفلام الناقصة إلى قائمة مشاهدتك. أعد المحاولة من فضلك.',
  },
};
