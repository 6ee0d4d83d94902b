import type * as English from '../../../messages/admin/reported-profiles.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';
import { REPORTED_MESSAGES } from '../reports.ts';

export const REPORTED_PROFILE_MESSAGES: Translated<typeof English.REPORTED_PROFILE_MESSAGES> = {
  heading: 'Pages signalées',
  none: 'Aucune page n’est signalée.',
  more: (shown, total) =>
    plural(total, {
      one: `Les ${shown} plus signalées sur {n} page.`,
      many: `Les ${shown} plus signalées sur {n} de pages.`,
      other: `Les ${shown} plus signalées sur {n} pages.`,
    }),
  ...REPORTED_MESSAGES,
  keepOf: (handle) => `Rejeter les signalements de @${handle}`,
  hide: 'Masquer la page',
  hideOf: (handle) => `Masquer la page de @${handle}`,
  show: 'Réafficher la page',
  showOf: (handle) => `Réafficher la page de @${handle}`,
  hiding: {
    title: 'Masquer cette page',
    question: 'Pourquoi la masquer\u00a0? Le registre garde le motif.',
    reasons: ['Usurpation d’identité', 'Insulte', 'Spam', 'Nom ou image choquants', 'Autre chose'],
    label: 'Masquer la page',
  },
  hidden: { title: 'Page masquée', text: 'Elle n’est visible que pour la personne à qui elle est.' },
  shown: { title: 'Page réaffichée', text: 'Elle a retrouvé la visibilité choisie.' },
  dismissed: { title: 'Signalements rejetés', text: 'La page reste telle quelle.' },
  failed: { title: 'Erreur', text: 'Cela n’a pas pu être fait. Réessayez.' },
};
