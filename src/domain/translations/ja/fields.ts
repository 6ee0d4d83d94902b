import type * as English from '../../messages/fields.ts';
import type { Translated } from '../../language/translated.ts';

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  capsLock: 'Caps Lockがオンです',
  show: '表示',
  hide: '隠す',
  password: { show: 'パスワードを表示', hide: 'パスワードを隠す' },
};
