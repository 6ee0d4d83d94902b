import type * as English from '../../../messages/title-lists/personal-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const PERSONAL_LIST_MESSAGES: Translated<typeof English.PERSONAL_LIST_MESSAGES> = {
  hideSeen: 'Masquer ce que j’ai vu',
  settings: {
    heading: 'Listes',
    text: 'Les listes peuvent laisser de côté les films et séries déjà vus. Ce qui n’est pas pour vous, elles le laissent toujours de côté.',
    dismissed: 'Ce qui n’est pas pour vous',
  },
  leftOut: (count) =>
    plural(count, {
      one: '{n} titre est laissé de côté ici',
      many: '{n} de titres sont laissés de côté ici',
      other: '{n} titres sont laissés de côté ici',
    }),
  failed: 'Impossible de vérifier ce que vous avez masqué\u00a0: tout est donc affiché.',
  nearlyAll: 'Vous les avez presque tous vus ou masqués.',
  all: {
    heading: 'Vous les avez tous vus ou masqués',
    further: 'Chercher plus loin',
  },
  dismissed: 'Ce titre n’est pas pour vous\u00a0: les listes le laissent de côté.',
  takeBack: 'Réafficher',
};
