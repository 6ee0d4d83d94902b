import type * as English from '../../../messages/auth/door.ts';
import type { Translated } from '../../../language/translated.ts';

export const DOOR_MESSAGES: Translated<typeof English.DOOR_MESSAGES> = {
  closed:
    'Aquí las cuentas nuevas se crean con invitación. Pide un enlace a quien gestiona este sitio y ábrelo para crear la tuya.',
};
