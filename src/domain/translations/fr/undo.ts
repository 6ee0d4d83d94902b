import type * as English from '../../messages/undo.ts';
import type { Translated } from '../../language/translated.ts';
import { plural } from './plural.ts';

export const UNDO_MESSAGES: Translated<typeof English.UNDO_MESSAGES> = {
  label: 'Annuler',
  done: { title: 'Rétabli', text: 'Tout est de retour à sa place.' },
  allDone: (count) => ({
    title: 'Rétabli',
    text: plural(count, {
      one: '{n} titre est de retour à sa place.',
      many: '{n} de titres sont de retour à leur place.',
      other: '{n} titres sont de retour à leur place.',
    }),
  }),
  failed: { title: 'Erreur', text: 'L’annulation n’a pas marché. Réessayez.' },
};
