import type * as English from '../../messages/header.ts';
import type { Translated } from '../../language/translated.ts';

export const MINE_BAR_MESSAGES: Translated<typeof English.MINE_BAR_MESSAGES> = {
  name: 'Il tuo spazio',
  home: 'Home',
  upNext: 'A seguire',
  diary: 'Diario',
  lists: 'Liste',
};

export const ACCOUNT_MENU_MESSAGES: Translated<typeof English.ACCOUNT_MENU_MESSAGES> = {
  profile: 'Il mio profilo',
  wishlist: 'Da vedere',
  watched: 'Visti',
  lists: 'Le mie liste',
  import: 'Importa',
  export: 'Esporta',
  connections: 'Collegamenti',
  forYou: 'Per te',
  upNext: 'A seguire',
  numbers: 'I miei numeri',
  diary: 'Il mio diario',
  tags: 'Tag',
  reminders: 'I miei promemoria',
  calendar: 'Calendario',
  searches: 'Ricerche salvate',
  dismissed: 'Non mi interessa',
  admin: 'Amministrazione',
  notices: 'Notifiche',
  button: 'Account',
  log: 'Annota',
  signOut: 'Esci',
  groups: ['Profilo', 'Quello che guardo', 'Quello che tengo', 'Account'],
};
