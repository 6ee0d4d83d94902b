import type * as English from '../../messages/fields.ts';
import type { Translated } from '../../language/translated.ts';

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  capsLock: 'Verr. Maj est activé',
  show: 'Afficher',
  hide: 'Masquer',
  password: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
};
