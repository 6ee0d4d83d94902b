import type * as English from '../../../messages/auth/links.ts';
import type { Translated } from '../../../language/translated.ts';

export const LINK_LIFE: Translated<typeof English.LINK_LIFE> = '24 Stunden';

export const BROKEN_LINK: Translated<typeof English.BROKEN_LINK> = {
  heading: 'Der Link ist ungültig oder abgelaufen',
};

export const LINK_MESSAGES: Translated<typeof English.LINK_MESSAGES> = {
  broken: {
    heading: BROKEN_LINK.heading,
    text: `Links in unseren E-Mails gelten einmal und für ${LINK_LIFE}. Ist deine Adresse schon bestätigt, melde dich einfach an; sonst lass dir eine neue E-Mail schicken.`,
  },
  elsewhere: {
    heading: 'Deine E-Mail-Adresse ist bestätigt',
    text: 'Du hast den Link in einem anderen Browser geöffnet als dem, in dem du dich registriert hast. Bitte melde dich an.',
  },
};

export const CONFIRM_MESSAGES: Translated<typeof English.CONFIRM_MESSAGES> = {
  description: 'Wohin die Links in unseren E-Mails führen.',
  signup: {
    heading: 'E-Mail-Adresse bestätigen',
    text: 'Ein Klick, und dein Konto ist bereit.',
    submit: 'Adresse bestätigen',
  },
  recovery: {
    heading: 'Passwort zurücksetzen',
    text: 'Ein Klick, und du kannst ein neues Passwort wählen.',
    submit: 'Neues Passwort wählen',
  },
  signedIn: {
    heading: 'Deine E-Mail-Adresse ist bestätigt',
    text: (email) => `Du bist als ${email} angemeldet. Mehr ist nicht zu tun.`,
    other: 'War der Link für eine andere Adresse? Bestätige sie hier.',
  },
  code: {
    text: `Gib die sechs Ziffern aus unserer E-Mail ein. Link und Code gelten einmal und für ${LINK_LIFE}.`,
    offer: 'Liest du die E-Mail auf einem anderen Gerät? Gib ihren Code hier ein.',
    label: 'Code aus der E-Mail',
    malformed: 'Der Code hat sechs Ziffern.',
    wrong:
      'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte sieh in der neuesten E-Mail nach oder öffne ihren Link.',
  },
};
