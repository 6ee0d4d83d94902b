import type * as English from '../../../messages/mail/letters.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { SITE_NAME } from '../../../page-meta.ts';
import { LINK_LIFE } from '../auth/links.ts';
import { dayAndPlace } from '../calendar/releases.ts';
import { plural } from '../plural.ts';

const REMINDED = `Du bekommst diese E-Mail, weil du dich auf ${SITE_NAME} erinnern lässt.`;
const see = (name: string) => `„${name}“ ansehen`;

export const LETTER_MESSAGES: Translated<typeof English.LETTER_MESSAGES> = {
  confirmation: {
    subject: `Bestätige deine E-Mail-Adresse für ${SITE_NAME}`,
    preview: 'Ein Klick, und dein Konto ist bereit.',
    heading: 'Bestätige deine E-Mail-Adresse',
    text: `Willkommen auf ${SITE_NAME}. Ein Klick, und dein Konto ist bereit.`,
    button: 'Adresse bestätigen',
    note: `Link und Code gelten einmal und für ${LINK_LIFE}. Wenn du dich nicht registriert hast, vergiss diese E-Mail: Dann passiert nichts.`,
  },
  recovery: {
    subject: `Setz dein Passwort für ${SITE_NAME} zurück`,
    preview: 'Wähl ein neues Passwort.',
    heading: 'Wähl ein neues Passwort',
    text: 'Jemand, hoffentlich du, möchte das Passwort dieses Kontos zurücksetzen.',
    button: 'Passwort zurücksetzen',
    note: `Link und Code gelten einmal und für ${LINK_LIFE}. Wenn du es nicht warst, vergiss diese E-Mail: Dein Passwort bleibt, wie es ist.`,
  },
  known: {
    subject: `Du hast schon ein Konto auf ${SITE_NAME}`,
    preview: 'Jemand wollte sich mit deiner Adresse registrieren.',
    heading: 'Du hast schon ein Konto',
    text: `Jemand, hoffentlich du, wollte sich mit dieser Adresse auf ${SITE_NAME} registrieren. Sie hat schon ein Konto, darum ist nichts passiert.`,
    wayOn:
      'Melde dich mit deinem Passwort an. Wenn du es nicht mehr weißt, wähl dort „Passwort vergessen?“ und setz ein neues.',
    button: 'Anmelden',
    note: 'Wenn du es nicht warst, vergiss diese E-Mail: Niemand hat erfahren, dass du ein Konto hast, und ohne dein Passwort kommt niemand hinein.',
  },
  reminder: {
    subject: (name, date) => `„${name}“ ist da: ${formatDate(date)}`,
    preview: (date, place) => `Der Tag, auf den du gewartet hast: ${dayAndPlace(date, place)}.`,
    heading: (name) => `„${name}“ ist da`,
    text: (name, date, place) =>
      `Du wolltest an „${name}“ erinnert werden. Der Start ist am ${dayAndPlace(date, place)}.`,
    before: (date) => `Zuerst war der ${formatDate(date)} angekündigt.`,
    see,
    note: REMINDED,
  },
  moved: {
    subject: (name, date) => `„${name}“ startet jetzt am ${formatDate(date)}`,
    preview: (date, place) => `Der neue Termin: ${dayAndPlace(date, place)}.`,
    heading: (name) => `„${name}“ hat einen neuen Termin`,
    text: (name, date, place) => `„${name}“ startet jetzt am ${dayAndPlace(date, place)}.`,
    before: (date) => `Angekündigt war der ${formatDate(date)}.`,
    nothingToDo: 'Deine Erinnerung zieht mit; du musst nichts tun.',
    see,
    note: REMINDED,
  },
  notices: {
    headings: {
      at_once: `Neues von ${SITE_NAME}`,
      daily: `Dein Tag auf ${SITE_NAME}`,
      weekly: `Deine Woche auf ${SITE_NAME}`,
    },
    subject: (heading, total) =>
      plural(total, {
        one: `${heading}: eine Benachrichtigung`,
        other: `${heading}: {n} Benachrichtigungen`,
      }),
    more: (count) => `Und ${count} weitere auf ${SITE_NAME}.`,
    see: 'Ansehen',
    seeAll: 'Alle Benachrichtigungen ansehen',
    note: `Du bekommst diese E-Mail, weil du deine Benachrichtigungen auf ${SITE_NAME} so eingestellt hast.`,
    unsubscribe: 'Diese E-Mails abbestellen',
    settings: 'Benachrichtigungen einstellen',
  },
  code: (page) => `Liest du das auf einem anderen Gerät? Gib diesen Code ein unter ${page}:`,
  unsubscribe: 'Erinnerungen per E-Mail abbestellen',
};
