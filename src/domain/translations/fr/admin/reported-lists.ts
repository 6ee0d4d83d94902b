import type * as English from '../../../messages/admin/reported-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

export const LIST_REPORT_MESSAGES: Translated<typeof English.LIST_REPORT_MESSAGES> = {
  report: 'Signaler',
  refused: { title: 'Connectez-vous pour signaler cette liste', text: 'Les admins lisent les signalements.' },
  reporting: {
    title: 'Signaler cette liste',
    question: 'Quel est le problème\u00a0?',
    reasons: [
      'Insultes ou haine',
      'Spam ou publicité',
      'Nom ou description choquants',
      'Quelque chose de privé sur quelqu’un',
      'Autre chose',
    ],
  },
  reported: { title: 'Merci', text: 'Les admins vont regarder cette liste.' },
  alreadyReported: { title: 'Déjà signalée', text: 'Les admins savent ce que vous pensez de cette liste.' },
  own: { title: 'Ce n’est pas possible', text: 'Cette liste est la vôtre.' },
  gone: { title: 'Ce n’est pas possible', text: 'Cette liste n’est plus visible.' },
  failed: { title: 'Cela n’a pas marché', text: 'Rien n’a changé. Réessayez.' },
};

export const REPORTED_LIST_MESSAGES: Translated<typeof English.REPORTED_LIST_MESSAGES> = {
  heading: 'Listes signalées',
  none: 'Aucune liste n’est signalée.',
  more: (shown, total) =>
    plural(total, {
      one: `Les ${shown} plus signalées sur {n} liste.`,
      many: `Les ${shown} plus signalées sur {n} de listes.`,
      other: `Les ${shown} plus signalées sur {n} listes.`,
    }),
  ...REPORTED_MESSAGES,
  keepOf: (name) => `Rejeter les signalements de «\u00a0${name}\u00a0»`,
  hide: 'Masquer la liste',
  hideOf: (name) => `Masquer «\u00a0${name}\u00a0»`,
  show: 'Réafficher la liste',
  showOf: (name) => `Réafficher «\u00a0${name}\u00a0»`,
  hiding: {
    title: 'Masquer cette liste',
    question: 'Pourquoi la masquer\u00a0? Le registre garde le motif.',
    reasons: ['Insulte', 'Spam', 'Nom ou description choquants', 'Quelque chose de privé', 'Autre chose'],
    label: 'Masquer la liste',
  },
  hidden: { title: 'Liste masquée', text: 'Elle n’est visible que pour la personne qui l’a faite.' },
  shown: { title: 'Liste réaffichée', text: 'Elle a retrouvé la visibilité choisie.' },
  dismissed: { title: 'Signalements rejetés', text: 'La liste reste telle quelle.' },
  failed: { title: 'Erreur', text: 'Cela n’a pas pu être fait. Réessayez.' },
};
