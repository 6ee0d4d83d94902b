import type * as English from '../../../messages/mail/letters.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { SITE_NAME } from '../../../page-meta.ts';
import { LINK_LIFE } from '../auth/links.ts';
import { dayAndPlace } from '../calendar/releases.ts';
import { plural } from '../plural.ts';

const REMINDED = `Vous recevez cet e-mail parce que vous avez posé un rappel sur ${SITE_NAME}.`;
const see = (name: string) => `Voir «\u00a0${name}\u00a0»`;

export const LETTER_MESSAGES: Translated<typeof English.LETTER_MESSAGES> = {
  confirmation: {
    subject: `Confirmez votre adresse e-mail pour ${SITE_NAME}`,
    preview: 'Un clic et votre compte est prêt.',
    heading: 'Confirmez votre adresse e-mail',
    text: `Bienvenue sur ${SITE_NAME}. Un clic et votre compte est prêt.`,
    button: 'Confirmer mon adresse',
    note: `Le lien et le code servent une fois, pendant ${LINK_LIFE}. Si l’inscription ne vient pas de vous, ignorez cet e-mail\u00a0: il ne se passe rien.`,
  },
  recovery: {
    subject: `Nouveau mot de passe pour ${SITE_NAME}`,
    preview: 'Choisissez un nouveau mot de passe.',
    heading: 'Choisissez un nouveau mot de passe',
    text: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour ce compte.',
    button: 'Changer le mot de passe',
    note: `Le lien et le code servent une fois, pendant ${LINK_LIFE}. Si ce n’était pas vous, ignorez cet e-mail\u00a0: votre mot de passe reste le même.`,
  },
  known: {
    subject: `Vous avez déjà un compte ${SITE_NAME}`,
    preview: 'Quelqu’un a essayé de s’inscrire avec votre adresse.',
    heading: 'Vous avez déjà un compte',
    text: `Quelqu’un, sans doute vous, a essayé de s’inscrire sur ${SITE_NAME} avec cette adresse. Elle a déjà un compte\u00a0: rien n’a changé.`,
    wayOn:
      'Connectez-vous avec votre mot de passe. Si vous ne l’avez plus en tête, choisissez là-bas «\u00a0Mot de passe oublié\u00a0?\u00a0» et prenez-en un nouveau.',
    button: 'Se connecter',
    note: 'Si ce n’était pas vous, ignorez cet e-mail\u00a0: personne n’a appris que vous avez un compte, et personne ne peut y entrer sans votre mot de passe.',
  },
  reminder: {
    subject: (name, date) => `«\u00a0${name}\u00a0» est sorti\u00a0: ${formatDate(date)}`,
    preview: (date, place) => `Le jour que vous attendiez\u00a0: ${dayAndPlace(date, place)}.`,
    heading: (name) => `«\u00a0${name}\u00a0» est sorti`,
    text: (name, date, place) =>
      `Vous aviez demandé un rappel pour «\u00a0${name}\u00a0». Date de sortie\u00a0: ${dayAndPlace(date, place)}.`,
    before: (date) => `La date annoncée auparavant était le ${formatDate(date)}.`,
    see,
    note: REMINDED,
  },
  moved: {
    subject: (name, date) => `«\u00a0${name}\u00a0» sort finalement le ${formatDate(date)}`,
    preview: (date, place) => `Nouvelle date de sortie\u00a0: ${dayAndPlace(date, place)}.`,
    heading: (name) => `«\u00a0${name}\u00a0» change de date`,
    text: (name, date, place) =>
      `La nouvelle date de sortie de «\u00a0${name}\u00a0»\u00a0: ${dayAndPlace(date, place)}.`,
    before: (date) => `La date annoncée était le ${formatDate(date)}.`,
    nothingToDo: 'Votre rappel suit\u00a0; vous n’avez rien à faire.',
    see,
    note: REMINDED,
  },
  notices: {
    headings: {
      at_once: `Du nouveau sur ${SITE_NAME}`,
      daily: `Votre journée sur ${SITE_NAME}`,
      weekly: `Votre semaine sur ${SITE_NAME}`,
    },
    subject: (heading, total) =>
      plural(total, {
        one: `${heading}\u00a0: {n} notification`,
        many: `${heading}\u00a0: {n} de notifications`,
        other: `${heading}\u00a0: {n} notifications`,
      }),
    more: (count) => `Et ${count} de plus, sur ${SITE_NAME}.`,
    see: 'Voir',
    seeAll: 'Voir toutes les notifications',
    note: `Vous recevez cet e-mail d’après vos réglages des notifications sur ${SITE_NAME}.`,
    unsubscribe: 'Ne plus recevoir ces e-mails',
    settings: 'Réglages des notifications',
  },
  code: (page) => `Vous lisez ceci sur un autre appareil\u00a0? Tapez ce code sur ${page}\u00a0:`,
  unsubscribe: 'Ne plus recevoir d’e-mails de rappel',
};
