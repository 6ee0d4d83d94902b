import type * as English from '../../messages/header.ts';
import type { Translated } from '../../language/translated.ts';

export const MINE_BAR_MESSAGES: Translated<typeof English.MINE_BAR_MESSAGES> = {
  name: 'À vous',
  home: 'Accueil',
  upNext: 'À suivre',
  diary: 'Journal',
  lists: 'Listes',
};

export const ACCOUNT_MENU_MESSAGES: Translated<typeof English.ACCOUNT_MENU_MESSAGES> = {
  profile: 'Mon profil',
  wishlist: 'À voir',
  watched: 'Vus',
  lists: 'Mes listes',
  import: 'Importer',
  export: 'Exporter',
  connections: 'Connexions',
  forYou: 'Pour vous',
  upNext: 'À suivre',
  numbers: 'Mes chiffres',
  diary: 'Mon journal',
  tags: 'Tags',
  reminders: 'Mes rappels',
  calendar: 'Calendrier',
  searches: 'Recherches enregistrées',
  dismissed: 'Pas pour moi',
  admin: 'Administration',
  notices: 'Notifications',
  button: 'Compte',
  log: 'J’ai vu…',
  signOut: 'Se déconnecter',
  groups: ['Profil', 'Ce que je regarde', 'Ce que je garde', 'Compte'],
};
