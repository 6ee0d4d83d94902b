import type * as English from '../../../messages/searches/saved-searches.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Erreur', text });

export const SAVED_SEARCH_MESSAGES: Translated<typeof English.SAVED_SEARCH_MESSAGES> = {
  save: 'Enregistrer la recherche',
  name: 'Nom de la recherche',
  keep: 'Enregistrer',
  cancel: 'Annuler',
  rename: 'Renommer',
  remove: 'Supprimer',
  renameOf: (name) => `Renommer «\u00a0${name}\u00a0»`,
  removeOf: (name) => `Supprimer «\u00a0${name}\u00a0»`,
  newName: 'Nouveau nom',
  suggested: (chips) => chips.join(', '),
  refused: { title: 'Connectez-vous', text: 'Vous pourrez alors enregistrer des recherches.' },
  saved: (name) => ({ title: 'Recherche enregistrée', text: name }),
  view: 'Voir',
  duplicate: { title: 'Déjà enregistrée', text: 'Cette recherche est déjà parmi les vôtres.' },
  duplicateOf: (name) => ({
    title: 'Déjà enregistrée',
    text: `Cette recherche est enregistrée sous le nom «\u00a0${name}\u00a0».`,
  }),
  nameTaken: failed('Une autre de vos recherches porte ce nom. Choisissez-en un autre.'),
  tooMany: failed('Vous pouvez enregistrer 30 recherches. Supprimez-en d’abord une.'),
  saveFailed: failed('La recherche n’a pas pu être enregistrée.'),
  renameFailed: failed('La recherche n’a pas pu être renommée.'),
  removeFailed: failed('La recherche n’a pas pu être supprimée.'),
  removed: (name) => ({ title: 'Recherche supprimée', text: name }),
  kinds: { movie: 'Films', tv: 'Séries' },
  page: {
    title: ACCOUNT_MENU_MESSAGES.searches,
    description: 'Les recherches que vous avez enregistrées sur Marquee.',
    signIn: 'Connectez-vous pour voir vos recherches',
    none: 'Aucune recherche enregistrée pour l’instant',
    noneText: 'Choisissez des filtres dans Découvrir et enregistrez-les sous un nom.',
    browse: 'Découvrir des films',
  },
};
