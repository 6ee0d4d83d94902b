import type * as English from '../../../messages/auth/new-password.ts';
import type { Translated } from '../../../language/translated.ts';
import { LINK_LIFE } from './links.ts';

const failed = (text: string) => ({ title: 'Fehler', text });
const tooShort = 'Das Passwort braucht mindestens 6 Zeichen.';

export const PASSWORD_MESSAGES: Translated<typeof English.PASSWORD_MESSAGES> = {
  invalid: {
    newPassword: { title: 'Passwort zu kurz', text: tooShort },
    currentMissing: { title: 'Das jetzige Passwort fehlt', text: 'Bitte gib dein jetziges Passwort ein.' },
    currentWrong: { title: 'Falsches Passwort', text: 'Das ist nicht dein jetziges Passwort.' },
    samePassword: { title: 'Dasselbe Passwort', text: 'Bitte wähl ein anderes Passwort als das jetzige.' },
    confirmation: {
      title: 'Passwörter verschieden',
      text: 'Die Passwörter stimmen nicht überein. Bitte versuch es noch einmal.',
    },
  },
  updated: { title: 'Passwort geändert', text: 'Ab jetzt gilt dein neues Passwort.' },
  changed: {
    title: 'Passwort geändert',
    text: 'Ab jetzt gilt dein neues Passwort. Überall sonst, wo du angemeldet warst, bist du abgemeldet.',
  },
  failed: (message) =>
    failed(message || 'Das Passwort konnte nicht geändert werden. Bitte versuch es noch einmal.'),
};

export const NEW_PASSWORD_MESSAGES: Translated<typeof English.NEW_PASSWORD_MESSAGES> = {
  heading: 'Passwort zurücksetzen',
  description: 'Ein neues Passwort für dein Konto auf Marquee setzen.',
  introduction: 'Gib unten dein neues Passwort ein, dann ist alles erledigt.',
  password: 'Neues Passwort',
  confirmation: 'Neues Passwort wiederholen',
  submit: { idle: 'Passwort ändern', busy: 'Wird geändert …' },
  broken: 'Der Link ist ungültig oder abgelaufen',
  elsewhere: 'Bitte öffne den Link in dem Browser, in dem du ihn angefordert hast',
  uninvited: 'Für ein neues Passwort brauchst du den Link aus unserer E-Mail',
  nextStep: `Links gelten einmal und für ${LINK_LIFE}. Fordere einen neuen an und öffne ihn hier.`,
  request: 'Neuen Link anfordern',
};
