import type * as English from '../../../messages/reviews/reviews.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const signIn = (text: string) => ({ title: 'Connectez-vous', text });
const failed = (text: string) => ({ title: 'Erreur', text });
const failedBecause = (text: string) => (message: string) => failed(`${text} ${message}`);

export const REVIEW_MESSAGES: Translated<typeof English.REVIEW_MESSAGES> = {
  signIn: 'Connectez-vous pour écrire une critique',
  refused: signIn('Vous pourrez alors écrire une critique.'),
  posted: { title: 'Critique publiée\u00a0!', text: 'Merci d’avoir partagé votre avis.' },
  updated: { title: 'Critique modifiée\u00a0!', text: 'Vos changements sont enregistrés.' },
  deleted: { title: 'Critique supprimée', text: 'Votre critique a été retirée.' },
  postFailed: failedBecause('La critique n’a pas pu être publiée.'),
  updateFailed: failedBecause('La critique n’a pas pu être modifiée.'),
  deleteFailed: failedBecause('La critique n’a pas pu être supprimée.'),
  loadFailed: (message) => ({ title: 'Les critiques n’ont pas pu être chargées', text: message }),
  reported: { title: 'Critique signalée', text: 'Merci. Un admin va la regarder.' },
  alreadyReported: { title: 'Déjà signalée', text: 'Vous avez déjà signalé cette critique.' },
  reportFailed: failedBecause('La critique n’a pas pu être signalée.'),
  reportRefused: signIn('Vous pourrez alors signaler une critique.'),
  nameless: 'Anonyme',
  none: 'Aucune critique pour l’instant',
  noneYet: 'À vous d’ouvrir le débat.',
  noneWith: (stars) =>
    plural(stars, {
      one: 'Aucune critique à {n} étoile',
      many: 'Aucune critique à {n} d’étoiles',
      other: 'Aucune critique à {n} étoiles',
    }),
  post: 'Publier',
  posting: 'Publication…',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  edit: 'Modifier',
  erase: 'Supprimer',
  erasing: 'Suppression…',
  report: 'Signaler',
  you: 'Vous',
  edited: 'modifiée',
  more: 'Plus de critiques',
  loadingMore: 'Chargement…',
  draftKept: 'Votre texte est gardé ici jusqu’à ce que vous vous connectiez.',
  field: {
    label: 'Votre critique',
    placeholder: 'Qu’en avez-vous pensé\u00a0?',
    edit: 'Modifier votre critique',
  },
  length: (length, limit) =>
    plural(limit, {
      one: `${length} caractère sur {n}`,
      many: `${length} caractères sur {n}`,
      other: `${length} caractères sur {n}`,
    }),
  left: (count) =>
    plural(count, {
      one: 'encore {n} caractère',
      many: 'encore {n} de caractères',
      other: 'encore {n} caractères',
    }),
  leftInParts: (count) =>
    `${count === 0 ? 'Plus de place' : `Encore de la place pour ${count}`}\u00a0: une lettre faite de plusieurs signes compte plusieurs fois.`,
  order: {
    label: 'Ordre des critiques',
    newest: 'Récentes',
    oldest: 'Anciennes',
    spoken: { newest: 'Les plus récentes d’abord', oldest: 'Les plus anciennes d’abord' },
  },
  all: { short: 'Toutes', spoken: 'Toutes les notes' },
  ratings: 'Note des critiques',
  first: 'Retour aux premières critiques',
  tellsEnd: { label: 'Contient des spoilers', open: 'Cette critique contient des spoilers. L’afficher' },
  followed: 'Vous suivez cette personne',
};
