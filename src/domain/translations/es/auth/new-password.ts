import type * as English from '../../../messages/auth/new-password.ts';
import type { Translated } from '../../../language/translated.ts';
import { LINK_LIFE } from './links.ts';

const failed = (text: string) => ({ title: 'Error', text });
const tooShort = 'La contraseña debe tener 6 caracteres como mínimo.';

export const PASSWORD_MESSAGES: Translated<typeof English.PASSWORD_MESSAGES> = {
  invalid: {
    newPassword: { title: 'Contraseña demasiado corta', text: tooShort },
    currentMissing: { title: 'Falta la contraseña actual', text: 'Escribe tu contraseña actual.' },
    currentWrong: { title: 'Contraseña incorrecta', text: 'Esta no es tu contraseña actual.' },
    samePassword: { title: 'La misma contraseña', text: 'Elige una contraseña distinta de la actual.' },
    confirmation: {
      title: 'Las contraseñas no coinciden',
      text: 'Has escrito dos contraseñas distintas. Vuelve a intentarlo.',
    },
  },
  updated: { title: 'Contraseña cambiada', text: 'Tu contraseña nueva ya vale.' },
  changed: {
    title: 'Contraseña cambiada',
    text: 'Tu contraseña nueva ya vale. En los demás sitios se ha cerrado la sesión.',
  },
  failed: (message) => failed(message || 'No se ha podido cambiar la contraseña. Vuelve a intentarlo.'),
};

export const NEW_PASSWORD_MESSAGES: Translated<typeof English.NEW_PASSWORD_MESSAGES> = {
  heading: 'Cambia tu contraseña',
  description: 'Pon una contraseña nueva a tu cuenta de Marquee.',
  introduction: 'Escribe aquí abajo tu contraseña nueva.',
  password: 'Contraseña nueva',
  confirmation: 'Repite la contraseña nueva',
  submit: { idle: 'Cambiar contraseña', busy: 'Cambiando contraseña…' },
  broken: 'El enlace del correo no es válido o ha caducado',
  elsewhere: 'Abre el enlace en el navegador en el que lo pediste',
  uninvited: 'Para una contraseña nueva hace falta el enlace de nuestro correo',
  nextStep: `Los enlaces valen una vez y durante ${LINK_LIFE}. Pide uno nuevo y ábrelo aquí.`,
  request: 'Pedir otro enlace',
};
