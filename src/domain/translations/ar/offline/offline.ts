import type * as English from '../../../messages/offline/offline.ts';
import type { Translated } from '../../../language/translated.ts';

export const OFFLINE_MESSAGES: Translated<typeof English.OFFLINE_MESSAGES> = {
  title: 'بلا اتصال',
  heading: 'أنت غير متصل بالإنترنت',
  text: 'تعذّر تحميل هذه الصفحة. ما حفظته في أمان، وستجده فور عودة الاتصال.',
  again: 'أعد المحاولة',
};
