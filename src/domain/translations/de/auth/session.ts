import type * as English from '../../../messages/auth/session.ts';
import type { Translated } from '../../../language/translated.ts';

const failed = (text: string) => ({ title: 'Fehler', text });

export const SESSION_MESSAGES: Translated<typeof English.SESSION_MESSAGES> = {
  confirmed: { title: 'E-Mail-Adresse bestätigt', text: 'Willkommen auf Marquee. Dein Konto ist bereit.' },
  confirmedFor: (name) => ({
    title: 'E-Mail-Adresse bestätigt',
    text: `Willkommen auf Marquee. „${name}“ wird für dich gespeichert …`,
  }),
  wayBack: 'Zurück, wo du warst',
  signedOut: { title: 'Bis bald!', text: 'Du bist abgemeldet.' },
  signOutFailed: (message) =>
    failed(message || 'Du konntest nicht abgemeldet werden. Bitte versuch es noch einmal.'),
  ended: { title: 'Abgemeldet', text: 'Deine Sitzung ist zu Ende. Bitte melde dich wieder an.' },
};
