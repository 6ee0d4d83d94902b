import type * as English from '../../../messages/profile/account.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Error', text });

export const ACCOUNT_MESSAGES: Translated<typeof English.ACCOUNT_MESSAGES> = {
  profile: {
    signIn: 'Entra para ver y editar tu perfil',
    fullName: 'Nombre completo',
    email: 'Correo electrónico',
    avatar: 'Avatar',
    yourAvatar: 'Tu avatar',
    emailFixed: 'El correo no se puede cambiar',
    submit: { idle: 'Guardar perfil', saving: 'Guardando…', uploading: 'Subiendo…' },
    saved: { title: 'Perfil actualizado', text: 'Tu perfil está guardado.' },
    saveFailed: (message) => failed(message),
    imagesOnly: 'Elige un archivo de imagen: PNG, JPEG, WebP, GIF o SVG.',
    choose: 'Elige una imagen o suéltala aquí. El cuadrado central será tu avatar.',
  },
  account: {
    submit: { idle: 'Eliminar cuenta', deleting: 'Eliminando…' },
    deletedForGood: 'Esto se eliminará para siempre:',
    cannotBeUndone: 'Esta acción no se puede deshacer.',
    whatIsDeleted: [
      'Los datos de tu perfil',
      'Tus películas y series pendientes',
      'Lo que has visto',
      'Favoritas',
      'Valoraciones y críticas',
      'Recordatorios',
      'Claves de API',
      'El diario, y las series y episodios que sigues',
      'Tus propias listas y tu página',
      'Notificaciones y búsquedas guardadas',
    ],
    deleted: {
      title: 'Cuenta eliminada',
      text: 'Tu cuenta y todos sus datos se han eliminado para siempre.',
    },
    deleteFailed: failed(
      'No se ha podido eliminar la cuenta. Vuelve a intentarlo o escribe a quien gestiona este sitio.',
    ),
  },
};

export const PASSWORD_CHANGE_MESSAGES: Translated<typeof English.PASSWORD_CHANGE_MESSAGES> = {
  heading: 'Contraseña',
  introduction: 'Al cambiarla se cierra la sesión en todas partes menos aquí.',
  current: 'Contraseña actual',
  fresh: 'Contraseña nueva',
  confirmation: 'Repite la contraseña nueva',
  toggles: {
    current: { show: 'Mostrar contraseña actual', hide: 'Ocultar contraseña actual' },
    fresh: { show: 'Mostrar contraseña nueva', hide: 'Ocultar contraseña nueva' },
    confirmation: { show: 'Mostrar repetición', hide: 'Ocultar repetición' },
  },
  submit: { idle: 'Cambiar contraseña', busy: 'Cambiando contraseña…' },
};

export const PROFILE_PAGE_MESSAGES: Translated<typeof English.PROFILE_PAGE_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.profile,
  description: 'Tu nombre, tu avatar y tu país en Marquee.',
  sections: 'Secciones',
  about: 'Sobre ti',
  people: 'Personas',
  more: 'Más cosas tuyas',
  danger: {
    heading: 'Zona peligrosa',
    introduction: 'Elimina tu cuenta y todo lo que guardas aquí, para siempre.',
  },
};
