import type * as English from '../../../messages/collections/wish-missing.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const WISH_MISSING_MESSAGES: Translated<typeof English.WISH_MISSING_MESSAGES> = {
  button: 'Ajouter les manquants à «\u00a0À voir\u00a0»',
  counted: (count) =>
    plural(count, {
      one: 'Ajouter le manquant à «\u00a0À voir\u00a0»',
      many: 'Ajouter les {n} de manquants à «\u00a0À voir\u00a0»',
      other: 'Ajouter les {n} manquants à «\u00a0À voir\u00a0»',
    }),
  complete: 'Tous vus ou déjà dans «\u00a0À voir\u00a0»',
  signIn: { title: 'Connectez-vous', text: 'Vous pourrez alors garder les films à voir.' },
  added: (count) => ({
    title: 'Ajouté à «\u00a0À voir\u00a0»',
    text: plural(count, {
      one: '{n} film ajouté',
      many: '{n} de films ajoutés',
      other: '{n} films ajoutés',
    }),
  }),
  none: { title: 'Rien à ajouter', text: 'Tous sont vus ou déjà dans votre liste «\u00a0À voir\u00a0».' },
  undone: (count) => ({
    title: 'Retiré de «\u00a0À voir\u00a0»',
    text: plural(count, {
      one: '{n} film retiré',
      many: '{n} de films retirés',
      other: '{n} films retirés',
    }),
  }),
  failed: {
    title: 'Erreur',
    text: 'Les films manquants n’ont pas pu être ajoutés à «\u00a0À voir\u00a0». Réessayez.',
  },
};
