import type * as English from '../../messages/late.ts';
import type { Translated } from '../../language/translated.ts';

export const LATE_MESSAGES: Translated<typeof English.LATE_MESSAGES> = {
  missing: {
    title: 'خطأ',
    text: 'تعذّر فتح هذا. تحقق من اتصالك وأعد المحاولة من فضلك.',
  },
  again: 'أعد المحاولة',
};
