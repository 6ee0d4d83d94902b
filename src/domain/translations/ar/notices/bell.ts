import type * as English from '../../../messages/notices/bell.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'خطأ', text });

export const BELL_MESSAGES: Translated<typeof English.BELL_MESSAGES> = {
  count: (unread) => (unread > 99 ? '\u206699+\u2069' : String(unread)),
  unread: (unread) =>
    unread > 99
      ? 'أكثر من 99 إشعارًا غير مقروء'
      : plural(unread, {
          zero: 'لا إشعارات غير مقروءة',
          one: 'إشعار واحد غير مقروء',
          two: 'إشعاران غير مقروءين',
          few: '{n} إشعارات غير مقروءة',
          many: '{n} إشعارًا غير مقروء',
          other: '{n} إشعار غير مقروء',
        }),
  markFailed: failed('تعذّر وضع علامة على الإشعار. أعد المحاولة من فضلك.'),
  marked: (count) => ({
    title: 'قُرئت',
    text: plural(count, {
      zero: 'لا إشعارات',
      one: 'إشعار واحد',
      two: 'إشعاران',
      few: '{n} إشعارات',
      many: '{n} إشعارًا',
      other: '{n} إشعار',
    }),
  }),
};
