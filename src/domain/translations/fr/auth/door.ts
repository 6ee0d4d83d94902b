import type * as English from '../../../messages/auth/door.ts';
import type { Translated } from '../../../language/translated.ts';

export const DOOR_MESSAGES: Translated<typeof English.DOOR_MESSAGES> = {
  closed:
    'Ici, les comptes se créent sur invitation. Demandez un lien à qui gère ce site, et ouvrez-le pour vous inscrire.',
};
