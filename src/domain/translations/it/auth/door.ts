import type * as English from '../../../messages/auth/door.ts';
import type { Translated } from '../../../language/translated.ts';

export const DOOR_MESSAGES: Translated<typeof English.DOOR_MESSAGES> = {
  closed:
    'Qui ci si registra su invito. Chiedi un link a chi gestisce il sito, e aprilo per creare l’account.',
};
