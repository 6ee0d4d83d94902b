import type * as English from '../../messages/backend.ts';
import type { Translated } from '../../language/translated.ts';

export const BACKEND_MESSAGES: Translated<typeof English.BACKEND_MESSAGES> = {
  duplicate: 'Esto ya existe.',
  none: 'Esto ya no existe.',
  forbidden: 'No tienes permiso para hacer esto.',
  expired: 'Tu sesión ha terminado. Vuelve a entrar.',
  invalid: 'No se ha aceptado. Revisa lo que has escrito.',
  bound: 'Has llegado al límite. Quita algo primero.',
  tooLarge: 'El archivo es demasiado grande. Puede tener 2\u00a0MB como máximo.',
  limited: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  offline: 'Parece que no tienes conexión. Compruébala y vuelve a intentarlo.',
  foreign:
    'No ha respondido Marquee, sino otra cosa: quizá la página de acceso de esta red. Entra allí y vuelve a intentarlo.',
  full: 'Ahora mismo no se puede guardar nada: el disco de este sitio está lleno. Lo que hay se puede seguir leyendo.',
  slow: 'Esto ha tardado demasiado y se ha interrumpido. Vuelve a intentarlo.',
  unavailable: 'El servicio no responde ahora mismo. Vuelve a intentarlo.',
};
