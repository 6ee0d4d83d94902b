import type * as English from '../../../messages/auth/invitations.ts';
import type { Translated } from '../../../language/translated.ts';
import { writtenDay } from '../../../reviews/times.ts';
import { plural } from '../plural.ts';

const accounts = (count: number) =>
  plural(count, { one: '{n} compte', many: '{n} de comptes', other: '{n} comptes' });

const another = 'Demandez-en une autre à qui vous l’a envoyée.';

export const JOIN_MESSAGES: Translated<typeof English.JOIN_MESSAGES> = {
  title: 'Vous avez une invitation',
  description: 'Créer un compte sur invitation.',
  text: 'Quelqu’un qui gère ce site vous invite. Créez votre compte ici.',
  over: {
    unknown: {
      heading: 'Ce n’est pas une invitation',
      text: 'Le lien est incomplet ou mal recopié. Copiez-le en entier, ou demandez-en un autre à qui vous l’a envoyé.',
    },
    revoked: { heading: 'Cette invitation a été reprise', text: another },
    used: {
      heading: 'Cette invitation a déjà servi',
      text: 'Si c’était vous, suivez le lien de notre e-mail, ou connectez-vous. Sinon, demandez-en une autre à qui vous l’a envoyée.',
    },
    ended: { heading: 'Cette invitation n’est plus valable', text: another },
  },
  already: {
    heading: 'Vous avez déjà un compte',
    text: (email) =>
      `Vous utilisez ce site en tant que ${email}. Une invitation s’adresse à quelqu’un qui n’a pas de compte.`,
  },
  everybody: {
    heading: 'Les inscriptions sont ouvertes',
    text: 'Plus besoin d’invitation ici. Choisissez «\u00a0S’inscrire\u00a0» en haut de n’importe quelle page.',
  },
  sent: {
    heading: 'Confirmez votre e-mail',
    text: (email) =>
      `Nous avons envoyé un lien de confirmation à ${email}. Ouvrez-le dans les 24 heures pour terminer l’inscription, ou tapez son code ici. Rien reçu\u00a0? Regardez aussi dans les indésirables.`,
    noMails: (outbox) => `Ce site n’envoie pas encore d’e-mails. Ils attendent dans ${outbox}.`,
    outbox: 'la boîte d’envoi',
  },
  failed: 'L’invitation ne peut pas être vérifiée pour le moment',
  created: {
    heading: 'Votre compte est prêt',
    text: 'Connectez-vous avec l’adresse et le mot de passe que vous venez de choisir.',
  },
};

export const INVITATION_MESSAGES: Translated<typeof English.INVITATION_MESSAGES> = {
  heading: 'Invitations',
  isOpen:
    'Tout le monde peut s’inscrire\u00a0: les invitations sont inutiles. Démarrez avec SIGN_UP=closed pour n’accueillir que les personnes invitées.',
  isClosed: 'Seules les personnes que vous invitez peuvent s’inscrire.',
  make: 'Créer une invitation',
  note: 'Pour qui',
  noteExample: 'La famille Varda',
  noteHelp: 'Une remarque pour les admins. Personne d’autre ne la lit.',
  uses: 'Nombre de comptes',
  lasts: 'Durée',
  days: (days) => plural(days, { one: 'un jour', many: '{n} de jours', other: '{n} jours' }),
  made: (note) => (note === '' ? 'Votre invitation' : `Votre invitation\u00a0: ${note}`),
  once: 'Copiez-la maintenant\u00a0: elle ne s’affiche que cette fois. Qui l’a peut créer un compte.',
  list: 'Toutes les invitations',
  none: 'Personne n’a encore reçu d’invitation.',
  noteless: 'Sans remarque',
  first: 'Le premier admin',
  state: (invitation) =>
    ({
      open: `Valable jusqu’au ${writtenDay(invitation.endsAt)}.`,
      unknown: '',
      revoked: 'Révoquée.',
      used: 'Utilisée.',
      ended: `Terminée le ${writtenDay(invitation.endsAt)}.`,
    })[invitation.state],
  madeOn: ({ createdAt, madeByName, makesAdmin }) => {
    if (makesAdmin) return `Affichée par un démarrage le ${writtenDay(createdAt)}.`;
    return madeByName === null
      ? `Créée le ${writtenDay(createdAt)}.`
      : `Créée le ${writtenDay(createdAt)} par ${madeByName}.`;
  },
  usedOf: ({ used, uses, waiting }) =>
    `Prise pour ${used} sur ${accounts(uses)}${waiting > 0 ? `, dont ${waiting} à confirmer par e-mail` : ''}.`,
  revoke: 'Révoquer',
  revokeOf: (invitation) => `Révoquer l’invitation ${invitation.note}`.trim(),
  told: {
    revoked: 'L’invitation est révoquée. Elle n’ouvre plus la porte à personne.',
    gone: 'Cette invitation n’était déjà plus valable.',
    uses: 'Indiquez un nombre de comptes de 1 à 1\u00a0000.',
    note: 'La remarque peut avoir 100 caractères.',
    full: 'Deux cents invitations sont gardées. Celles terminées depuis un mois s’effacent d’elles-mêmes.',
  },
};
