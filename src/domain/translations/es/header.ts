import type * as English from '../../messages/header.ts';
import type { Translated } from '../../language/translated.ts';

export const MINE_BAR_MESSAGES: Translated<typeof English.MINE_BAR_MESSAGES> = {
  name: 'Lo tuyo',
  home: 'Inicio',
  upNext: 'Siguiente',
  diary: 'Diario',
  lists: 'Listas',
};

export const ACCOUNT_MENU_MESSAGES: Translated<typeof English.ACCOUNT_MENU_MESSAGES> = {
  profile: 'Mi perfil',
  wishlist: 'Mis pendientes',
  watched: 'Ya vistas',
  lists: 'Mis listas',
  import: 'Importar',
  export: 'Exportar',
  connections: 'Conexiones',
  forYou: 'Para ti',
  upNext: 'A continuación',
  numbers: 'Mis números',
  diary: 'Mi diario',
  tags: 'Etiquetas',
  reminders: 'Mis recordatorios',
  calendar: 'Calendario',
  searches: 'Búsquedas guardadas',
  dismissed: 'No me interesa',
  admin: 'Administración',
  notices: 'Notificaciones',
  button: 'Cuenta',
  log: 'Anotar',
  signOut: 'Salir',
  groups: ['Perfil', 'Lo que veo', 'Lo que guardo', 'Cuenta'],
};
