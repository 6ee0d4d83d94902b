import type * as English from '../../../messages/detail/states.ts';
import type { Translated } from '../../../language/translated.ts';

export const STATE_NAMES: Translated<typeof English.STATE_NAMES> = {
  Rumored: 'شائعات',
  Planned: 'مخطط له',
  'In Production': 'قيد الإنتاج',
  'Post Production': 'في مرحلة ما بعد الإنتاج',
  Released: 'صدر',
  'Returning Series': 'مستمر',
  Ended: 'منتهٍ',
  Canceled: 'ملغى',
  Pilot: 'حلقة تجريبية',
};

export const AIRING_MESSAGES: Translated<typeof English.AIRING_MESSAGES> = {
  upcoming: 'قريبًا',
  now: 'يُعرض الآن',
  unknown: 'غير معروف',
};
