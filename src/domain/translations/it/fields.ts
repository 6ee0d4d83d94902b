import type * as English from '../../messages/fields.ts';
import type { Translated } from '../../language/translated.ts';

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  capsLock: 'Il blocco maiuscole è attivo',
  show: 'Mostra',
  hide: 'Nascondi',
  password: { show: 'Mostra la password', hide: 'Nascondi la password' },
};
