import type * as English from '../../../messages/tags/tags.ts';
import type { Translated } from '../../../language/translated.ts';
import { TAG_BOUNDS } from '../../../tags/tags.ts';
import { movies as inMovies, series as inSeries } from '../counts.ts';
import { plural } from '../plural.ts';

export const TAG_MESSAGES: Translated<typeof English.TAG_MESSAGES> = {
  button: 'Tags et commentaire',
  noteButton: 'Commentaire privé',
  buttonOf: (title) => `Tags et commentaire privé\u00a0: ${title}`,
  noteOf: (title) => `Commentaire privé\u00a0: ${title}`,
  refused: {
    title: 'Connectez-vous pour poser des tags',
    text: 'Tags et commentaires privés sont liés à votre compte.',
  },
  dialog: 'Tags et commentaire privé',
  seasonDialog: 'Commentaire privé',
  private: 'Visibles de vous uniquement.',
  tags: 'Tags',
  add: 'Ajouter un tag',
  how: 'Entrée ou une virgule l’ajoute, Retour arrière enlève le dernier.',
  removeOf: (tag) => `Retirer le tag ${tag}`,
  added: (tag) => `${tag} ajouté`,
  removed: (tag) => `${tag} retiré`,
  suggestions: 'Vos tags',
  found: (count) =>
    plural(count, {
      one: '{n} de vos tags correspond',
      many: '{n} de vos tags correspondent',
      other: '{n} de vos tags correspondent',
    }),
  full: `Un titre peut avoir ${TAG_BOUNDS.ofTitle} tags. Retirez-en un pour en ajouter un autre.`,
  note: 'Commentaire privé',
  left: (count) =>
    plural(count, {
      one: 'encore {n} caractère',
      many: 'encore {n} de caractères',
      other: 'encore {n} caractères',
    }),
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  loading: 'Vos tags arrivent…',
  loadFailed: 'Vos tags et votre commentaire n’ont pas pu être chargés.',
  again: 'Réessayer',
  saveFailed: 'Cela n’a pas pu être enregistré. Ce que vous avez écrit est toujours là.',
  tooMany: `Vous pouvez avoir ${TAG_BOUNDS.ofPerson} tags, et ${TAG_BOUNDS.ofTitle} par titre. Supprimez-en ou fusionnez-en d’abord.`,
  manage: 'Gérer les tags',
  other: (note) =>
    note === ''
      ? 'Ce commentaire a été supprimé ailleurs entre-temps. Enregistrez de nouveau pour garder le vôtre.'
      : `Ce commentaire a été changé ailleurs entre-temps\u00a0: «\u00a0${note}\u00a0» Enregistrez de nouveau pour garder plutôt le vôtre.`,
  saved: (title) => ({
    title: 'Enregistré',
    text: `Vos tags et votre commentaire sur «\u00a0${title}\u00a0» sont gardés.`,
  }),
  undoFailed: {
    title: 'Pas annulé',
    text: 'Vos tags et votre commentaire n’ont pas pu être remis comme avant.',
  },
  own: 'Vos tags et votre commentaire',
  withTag: (tag) => `Titres avec le tag ${tag}`,
  filter: 'Tag',
  mine: 'Mes tags',
  all: 'Tous',
  show: 'Afficher',
  noneTagged: (tag) => ({
    heading: `Rien ici n’a le tag «\u00a0${tag}\u00a0»`,
    text: 'Ajoutez des tags depuis le menu d’une carte, ou sur la page d’un titre.',
  }),
  unfilteredDiscover:
    'Parmi vos titres tagués, les filtres de plateforme, de classification et de nombre de votes ne jouent pas.',
};

export const TAGS_PAGE_MESSAGES: Translated<typeof English.TAGS_PAGE_MESSAGES> = {
  title: 'Tags',
  description: 'Vos propres tags sur les films et les séries.',
  signIn: 'Connectez-vous pour voir vos tags',
  text: 'Les tags ne sont qu’à vous\u00a0: personne d’autre ne les voit. Donnez à un tag le nom d’un autre pour les fusionner.',
  none: 'Aucun tag pour l’instant',
  noneText: 'Ajoutez des tags depuis le menu d’une carte, sur la page d’un titre ou dans votre journal.',
  browse: 'Parcourir les films populaires',
  count: (movies, series) =>
    [...(movies > 0 ? [inMovies(movies)] : []), ...(series > 0 ? [inSeries(series)] : [])].join(', '),
  renameOf: (tag) => `Renommer ou fusionner ${tag}`,
  deleteOf: (tag) => `Supprimer ${tag}`,
  newName: 'Nouveau nom du tag',
  keep: 'Enregistrer',
  cancel: 'Annuler',
  renamed: (from, to) => ({
    title: 'Renommé',
    text: `«\u00a0${from}\u00a0» s’appelle maintenant «\u00a0${to}\u00a0».`,
  }),
  merged: (from, to) => ({
    title: 'Fusionné',
    text: `«\u00a0${from}\u00a0» fait maintenant partie de «\u00a0${to}\u00a0».`,
  }),
  deleted: (tag) => ({ title: 'Supprimé', text: `«\u00a0${tag}\u00a0» a disparu de tous les titres.` }),
  failed: { title: 'Rien n’a changé', text: 'Vos tags n’ont pas pu être changés.' },
  gone: { title: 'Il n’est plus là', text: 'Ce tag a été supprimé ou renommé entre-temps.' },
  loadFailed: 'Vos tags n’ont pas pu être chargés. Réessayez dans un instant.',
  all: 'Tous les tags',
  where: 'Où les retrouver',
  places: {
    wishlist: 'À voir',
    watched: 'Vus',
    diary: 'Journal',
    numbers: 'Chiffres',
    movies: 'Découvrir des films',
    series: 'Découvrir des séries',
  },
  most: 'Les 500 derniers de chaque sorte sont affichés.',
};
