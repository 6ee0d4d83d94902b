import type * as English from '../../messages/fields.ts';
import type { Translated } from '../../language/translated.ts';

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  capsLock: 'O Caps Lock está ligado',
  show: 'Mostrar',
  hide: 'Ocultar',
  password: { show: 'Mostrar senha', hide: 'Ocultar senha' },
};
