import type * as English from '../../messages/fields.ts';
import type { Translated } from '../../language/translated.ts';

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  capsLock: 'Die Feststelltaste ist an',
  show: 'Zeigen',
  hide: 'Verbergen',
  password: { show: 'Passwort zeigen', hide: 'Passwort verbergen' },
};
