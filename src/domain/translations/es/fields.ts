import type * as English from '../../messages/fields.ts';
import type { Translated } from '../../language/translated.ts';

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  capsLock: 'Bloq Mayús activado',
  show: 'Mostrar',
  hide: 'Ocultar',
  password: { show: 'Mostrar contraseña', hide: 'Ocultar contraseña' },
};
