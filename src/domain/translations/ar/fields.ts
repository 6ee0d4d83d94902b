import type * as English from '../../messages/fields.ts';
import type { Translated } from '../../language/translated.ts';

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  capsLock: 'مفتاح Caps Lock مفعّل',
  show: 'إظهار',
  hide: 'إخفاء',
  password: { show: 'إظهار كلمة المرور', hide: 'إخفاء كلمة المرور' },
};
