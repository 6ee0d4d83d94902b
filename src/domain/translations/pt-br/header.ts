import type * as English from '../../messages/header.ts';
import type { Translated } from '../../language/translated.ts';

export const MINE_BAR_MESSAGES: Translated<typeof English.MINE_BAR_MESSAGES> = {
  name: 'Seu espaço',
  home: 'Início',
  upNext: 'A seguir',
  diary: 'Diário',
  lists: 'Listas',
};

export const ACCOUNT_MENU_MESSAGES: Translated<typeof English.ACCOUNT_MENU_MESSAGES> = {
  profile: 'Meu perfil',
  wishlist: 'Quero ver',
  watched: 'Assistidos',
  lists: 'Minhas listas',
  import: 'Importar',
  export: 'Exportar',
  connections: 'Conexões',
  forYou: 'Para você',
  upNext: 'A seguir',
  numbers: 'Meus números',
  diary: 'Meu diário',
  tags: 'Tags',
  reminders: 'Meus lembretes',
  calendar: 'Calendário',
  searches: 'Buscas salvas',
  dismissed: 'Não tenho interesse',
  admin: 'Administração',
  notices: 'Notificações',
  button: 'Conta',
  log: 'Registrar',
  signOut: 'Sair',
  groups: ['Perfil', 'O que eu vejo', 'O que eu guardo', 'Conta'],
};
