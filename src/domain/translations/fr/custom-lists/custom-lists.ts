import type * as English from '../../../messages/custom-lists/custom-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Erreur', text });

export const CUSTOM_LIST_MESSAGES: Translated<typeof English.CUSTOM_LIST_MESSAGES> = {
  crumb: 'Listes',
  by: (owner) => `Une liste par ${owner}`,
  nobody: 'quelqu’un sur Marquee',
  titles,
  description: (name, owner, count) =>
    `«\u00a0${name}\u00a0», une liste par ${owner}\u00a0: ${titles(count)}.`,
  more: 'Afficher plus de titres',
  empty: 'Aucun titre pour l’instant',
  beyond: 'Il n’y a plus de titres',
  place: (place) => `Numéro ${place}`,
  seen: (seen, all) => `${seen} sur ${all} déjà vus`,
  visibility: {
    private: { name: 'Privée', text: 'Visible de vous uniquement.' },
    link: {
      name: 'Par lien',
      text: 'Visible pour qui a le lien. Aucun moteur de recherche ne la référence.',
    },
    public: {
      name: 'Publique',
      text: 'Visible pour tout le monde, et les moteurs de recherche peuvent la référencer.',
    },
  },
  browse: { label: 'Découvrir des films', path: '/discover/movies' },
  notFound: {
    title: 'Liste introuvable',
    text: 'Il n’y a pas de liste à cette adresse, ou elle est privée.',
  },
  failed: 'La liste n’a pas pu être chargée',
};

export const MY_LISTS_MESSAGES: Translated<typeof English.MY_LISTS_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.lists,
  description: 'Les listes que vous avez faites sur Marquee.',
  signIn: 'Connectez-vous pour voir vos listes',
  none: 'Aucune liste pour l’instant',
  noneText: 'Donnez un nom à une liste, puis ajoutez des titres depuis leur carte ou leur page.',
  new: 'Nouvelle liste',
  name: 'Nom de la liste',
  about: 'Description',
  ranked: 'Classement\u00a0: les titres sont numérotés',
  create: 'Créer',
  save: 'Enregistrer',
  cancel: 'Annuler',
  rename: (name) => `Renommer «\u00a0${name}\u00a0»`,
  remove: (name) => `Supprimer «\u00a0${name}\u00a0»`,
  removed: (name) => ({ title: 'Liste supprimée', text: name }),
  renameFailed: failed('La liste n’a pas pu être renommée.'),
  removeFailed: failed('La liste n’a pas pu être supprimée.'),
  createFailed: failed('La liste n’a pas pu être créée.'),
  tooMany: failed('Vous pouvez avoir 200 listes. Supprimez-en d’abord une.'),
  full: failed('La liste est pleine\u00a0: elle contient 5\u00a0000 titres.'),
  gone: failed('La liste n’existe plus.'),
  refused: { title: 'Connectez-vous', text: 'Vous pourrez alors faire des listes.' },
  changed: (date) => `Modifiée\u00a0: ${date}`,
};

export const ADD_TO_LIST_MESSAGES: Translated<typeof English.ADD_TO_LIST_MESSAGES> = {
  button: 'Ajouter à une liste',
  heading: 'Listes',
  create: 'Nouvelle liste…',
  failed: 'Vos listes n’ont pas pu être chargées.',
  again: 'Réessayer',
  added: (list) => ({ title: `Ajouté à «\u00a0${list}\u00a0»` }),
  removed: (list) => ({ title: `Retiré de «\u00a0${list}\u00a0»` }),
  addFailed: failed('Le titre n’a pas pu être ajouté à la liste.'),
  removeFailed: failed('Le titre n’a pas pu être retiré de la liste.'),
};

export const EDIT_LIST_MESSAGES: Translated<typeof English.EDIT_LIST_MESSAGES> = {
  edit: 'Modifier',
  done: 'Terminé',
  copy: 'Copier dans mes listes',
  copied: (name) => ({ title: 'Copiée dans vos listes', text: name }),
  copiedFrom: (name, owner) => `D’après «\u00a0${name}\u00a0», une liste par ${owner}.`,
  copyFailed: failed('La liste n’a pas pu être copiée.'),
  view: 'Voir',
  visibility: 'Qui peut la voir',
  visibilityFailed: failed('La visibilité de la liste n’a pas pu être changée.'),
  hiddenByAdmin: failed(
    'Un admin a masqué cette liste\u00a0: elle reste privée jusqu’à ce qu’un admin la réaffiche.',
  ),
  link: 'Copier le lien',
  linkCopied: { title: 'Lien copié' },
  linkFailed: failed('Le lien n’a pas pu être copié. Il est dans la barre d’adresse.'),
  saved: 'Enregistré',
  saveFailed: failed('La liste n’a pas pu être enregistrée.'),
  add: 'Ajouter un titre',
  addedAlready: 'Ce titre est déjà dans la liste.',
  titles: 'Titres de la liste',
  orderHelp:
    'Glissez les titres dans un autre ordre, ou appuyez sur Espace sur une poignée, déplacez avec les flèches et appuyez de nouveau sur Espace.',
  handle: (title) => `Déplacer «\u00a0${title}\u00a0»`,
  place: (title, all) => `Place de «\u00a0${title}\u00a0», de 1 à ${all}`,
  move: 'Déplacer',
  moveFailed: failed('Le titre n’a pas pu être déplacé.'),
  note: (title) => `Commentaire sur «\u00a0${title}\u00a0»`,
  addNote: 'Commenter',
  noteFailed: failed('Le commentaire n’a pas pu être enregistré.'),
  remove: (title) => `Retirer «\u00a0${title}\u00a0»`,
  removed: (title) => ({ title: 'Retiré de la liste', text: title }),
  before: 'Précédents',
  after: 'Suivants',
  part: (first, last, all) => `Titres ${first} à ${last} sur ${all}`,
  loadFailed: failed('Les titres n’ont pas pu être chargés.'),
  speech: {
    lifted: (title, place, all) => `«\u00a0${title}\u00a0» soulevé, place ${place} sur ${all}.`,
    over: (title, place, all) => `«\u00a0${title}\u00a0» est à la place ${place} sur ${all}.`,
    dropped: (title, place, all) => `«\u00a0${title}\u00a0» posé à la place ${place} sur ${all}.`,
    cancelled: (title) => `«\u00a0${title}\u00a0» est de retour à sa place.`,
  },
};
