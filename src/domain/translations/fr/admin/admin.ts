import type * as English from '../../../messages/admin/admin.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Erreur', text });

export const ADMIN_MESSAGES: Translated<typeof English.ADMIN_MESSAGES> = {
  signIn: 'Connectez-vous pour ouvrir l’administration',
  denied: 'Accès refusé',
  deniedText: 'Cette page est réservée aux personnes qui gèrent Marquee.',
  removed: { title: 'Critique retirée', text: 'Le registre garde qui l’a retirée et pourquoi.' },
  alreadyGone: { title: 'Déjà disparue', text: 'Cette critique n’existe plus.' },
  removeFailed: failed('La critique n’a pas pu être retirée.'),
  restored: { title: 'Critique rétablie', text: 'Elle s’affiche de nouveau telle quelle.' },
  tooLate: { title: 'Trop tard', text: 'Cette critique ne peut plus être rétablie.' },
  restoreFailed: failed('La critique n’a pas pu être rétablie.'),
  dismissed: (count) => ({
    title: 'Critique gardée',
    text: plural(count, {
      one: '{n} signalement rejeté.',
      many: '{n} de signalements rejetés.',
      other: '{n} signalements rejetés.',
    }),
  }),
  dismissFailed: failed('Les signalements n’ont pas pu être rejetés.'),
  keepButton: 'Garder',
  removeButton: 'Retirer',
  removingNow: 'Retrait…',
  undo: 'Annuler',
  restore: 'Rétablir',
  said: { removed: 'Retirée', kept: 'Gardée', gone: 'Disparue', restored: 'Rétablie' },
  removeReview: 'Retirer la critique',
  reason: 'Motif',
  nameless: 'quelqu’un sans nom',
  keep: ({ title, author }) => `Garder la critique de «\u00a0${title}\u00a0» par ${author}`,
  remove: ({ title, author }) => `Retirer la critique de «\u00a0${title}\u00a0» par ${author}`,
  restoreOf: ({ title, author }) => `Rétablir la critique de «\u00a0${title}\u00a0» par ${author}`,
  undoRemoval: ({ title, author }) =>
    `Annuler le retrait de la critique de «\u00a0${title}\u00a0» par ${author}`,
  removing: ({ title, author }) =>
    `Vous retirez la critique de «\u00a0${title}\u00a0» par ${author}. Elle peut être rétablie depuis le registre pendant trente jours.`,
  reasons: ['Spam', 'Insulte', 'Spoiler', 'Sans rapport avec le titre'],
};

export const REASON_LIMIT: Translated<typeof English.REASON_LIMIT> = 500;
