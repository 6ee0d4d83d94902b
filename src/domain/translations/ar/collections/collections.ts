import type * as English from '../../../messages/collections/collections.ts';
import type { Translated } from '../../../language/translated.ts';
import { movies } from '../counts.ts';

export const COLLECTION_MESSAGES: Translated<typeof English.COLLECTION_MESSAGES> = {
  partOf: () => 'جزء من ',
  notFound: {
    title: 'السلسلة غير موجودة',
    text: 'هذه السلسلة ليست في الدليل، أو لم تعد فيه.',
  },
  failed: 'تعذّر تحميل السلسلة',
  browse: { label: 'تصفّح الأفلام', path: '/movies' },
  noParts: 'لا أفلام معروفة بعد',
  more: 'تحميل المزيد',
  description: (name, count) => `\u2068${name}\u2069 في Marquee: ${movies(count)}، حسب ترتيب الصدور.`,
};
