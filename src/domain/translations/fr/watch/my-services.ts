import type * as English from '../../../messages/watch/my-services.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Erreur', text });

export const MY_SERVICES_MESSAGES: Translated<typeof English.MY_SERVICES_MESSAGES> = {
  section: {
    heading: 'Mes plateformes',
    introduction:
      'Choisissez celles que vous avez\u00a0: les titres inclus sont signalés partout où ils apparaissent.',
  },
  search: 'Chercher une plateforme',
  noneFound: (text) => `Aucune plateforme ne s’appelle «\u00a0${text}\u00a0» ici`,
  more: (shown, all) =>
    `Les ${shown} premières sur ${formatNumber(all)}. Tapez un nom pour trouver les autres.`,
  ticked: (count) =>
    plural(count, {
      one: '{n} plateforme choisie',
      many: '{n} de plateformes choisies',
      other: '{n} plateformes choisies',
    }),
  elsewhere: 'Pas dans ce pays',
  unknown: (id) => `Plateforme ${id}`,
  missing: 'Les plateformes de ce pays n’ont pas pu être chargées.',
  again: 'Réessayer',
  scripts: 'JavaScript est nécessaire pour choisir ses plateformes.',
  added: (name) => ({ title: 'Ajoutée à vos plateformes', text: name }),
  removed: (name) => ({ title: 'Retirée de vos plateformes', text: name }),
  failed: failed('Vos plateformes n’ont pas pu être changées.'),
  notRead: failed('Vos plateformes n’ont pas pu être lues.'),
  tooMany: failed('Vous pouvez en choisir 50. Retirez-en d’abord une.'),
  refused: { title: 'Connectez-vous', text: 'Vous pourrez alors garder vos plateformes.' },
  included: 'Inclus sur mes plateformes',
  only: 'Sur mes plateformes',
  change: 'Mes plateformes',
  arrivals: 'Nouveau sur mes plateformes',
  have: 'Je l’ai',
  haveOf: (name) => `J’ai ${name}`,
};
