import type * as English from '../../messages/header.ts';
import type { Translated } from '../../language/translated.ts';

export const MINE_BAR_MESSAGES: Translated<typeof English.MINE_BAR_MESSAGES> = {
  name: 'Deins',
  home: 'Start',
  upNext: 'Als Nächstes',
  diary: 'Tagebuch',
  lists: 'Listen',
};

export const ACCOUNT_MENU_MESSAGES: Translated<typeof English.ACCOUNT_MENU_MESSAGES> = {
  profile: 'Mein Profil',
  wishlist: 'Meine Merkliste',
  watched: 'Gesehen',
  lists: 'Meine Listen',
  import: 'Import',
  export: 'Export',
  connections: 'Verbindungen',
  forYou: 'Für dich',
  upNext: 'Als Nächstes',
  numbers: 'Meine Zahlen',
  diary: 'Mein Tagebuch',
  tags: 'Schlagwörter',
  reminders: 'Meine Erinnerungen',
  calendar: 'Kalender',
  searches: 'Gespeicherte Suchen',
  dismissed: 'Kein Interesse',
  admin: 'Verwaltung',
  notices: 'Benachrichtigungen',
  button: 'Konto',
  log: 'Eintragen',
  signOut: 'Abmelden',
  groups: ['Profil', 'Was ich sehe', 'Was ich behalte', 'Konto'],
};
