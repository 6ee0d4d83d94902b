import type * as English from '../../../messages/profile/account.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Fehler', text });

export const ACCOUNT_MESSAGES: Translated<typeof English.ACCOUNT_MESSAGES> = {
  profile: {
    signIn: 'Melde dich an, um dein Profil zu sehen und zu bearbeiten',
    fullName: 'Name',
    email: 'E-Mail',
    avatar: 'Profilbild',
    yourAvatar: 'Dein Profilbild',
    emailFixed: 'Die E-Mail-Adresse lässt sich nicht ändern',
    submit: { idle: 'Profil speichern', saving: 'Wird gespeichert …', uploading: 'Wird hochgeladen …' },
    saved: { title: 'Profil gespeichert', text: 'Deine Änderungen sind gespeichert.' },
    saveFailed: (message) => failed(message),
    imagesOnly: 'Bitte wähl ein Bild: PNG, JPEG, WebP, GIF oder SVG.',
    choose: 'Wähl ein Bild oder zieh eins hierher. Das Quadrat in der Mitte wird dein Profilbild.',
  },
  account: {
    submit: { idle: 'Konto löschen', deleting: 'Wird gelöscht …' },
    deletedForGood: 'Das wird für immer gelöscht:',
    cannotBeUndone: 'Das lässt sich nicht rückgängig machen.',
    whatIsDeleted: [
      'Deine Angaben im Profil',
      'Deine Merkliste mit Filmen und Serien',
      'Was du gesehen hast',
      'Favoriten',
      'Bewertungen und Kritiken',
      'Erinnerungen',
      'API-Schlüssel',
      'Dein Tagebuch, die Serien, denen du folgst, und ihre Folgen',
      'Deine eigenen Listen und deine Seite',
      'Benachrichtigungen und gespeicherte Suchen',
    ],
    deleted: {
      title: 'Konto gelöscht',
      text: 'Dein Konto und alles, was dazugehört, ist für immer gelöscht.',
    },
    deleteFailed: failed(
      'Das Konto konnte nicht gelöscht werden. Bitte versuch es noch einmal oder wende dich an den Support.',
    ),
  },
};

export const PASSWORD_CHANGE_MESSAGES: Translated<typeof English.PASSWORD_CHANGE_MESSAGES> = {
  heading: 'Passwort',
  introduction: 'Wenn du es änderst, wirst du überall abgemeldet, nur hier nicht.',
  current: 'Jetziges Passwort',
  fresh: 'Neues Passwort',
  confirmation: 'Neues Passwort wiederholen',
  toggles: {
    current: { show: 'Jetziges Passwort zeigen', hide: 'Jetziges Passwort verbergen' },
    fresh: { show: 'Neues Passwort zeigen', hide: 'Neues Passwort verbergen' },
    confirmation: { show: 'Wiederholung zeigen', hide: 'Wiederholung verbergen' },
  },
  submit: { idle: 'Passwort ändern', busy: 'Wird geändert …' },
};

export const PROFILE_PAGE_MESSAGES: Translated<typeof English.PROFILE_PAGE_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.profile,
  description: 'Dein Name, dein Bild und dein Land auf Marquee.',
  sections: 'Abschnitte',
  about: 'Über dich',
  people: 'Leute',
  more: 'Mehr von dir',
  danger: {
    heading: 'Gefahrenzone',
    introduction: 'Löscht dein Konto und alles, was du hier hast, für immer.',
  },
};
