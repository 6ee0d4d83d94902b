import type * as English from '../../../messages/auth/refusals.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const REFUSAL_MESSAGES: Translated<typeof English.REFUSAL_MESSAGES> = {
  credentials: 'El correo o la contraseña no son correctos.',
  registered: 'Ya hay una cuenta con esta dirección.',
  tooShort: (characters) =>
    plural(characters, {
      one: 'Usa al menos {n} carácter.',
      many: 'Usa al menos {n} de caracteres.',
      other: 'Usa al menos {n} caracteres.',
    }),
  tooPlain: 'Usa minúsculas, mayúsculas, cifras y símbolos.',
  stolen: 'Esta contraseña aparece en listas de contraseñas robadas. Elige otra.',
  mailsLater: (seconds) =>
    plural(seconds, {
      one: 'Espera {n} segundo antes de pedir otro correo.',
      many: 'Espera {n} de segundos antes de pedir otro correo.',
      other: 'Espera {n} segundos antes de pedir otro correo.',
    }),
  mails: 'Ahora mismo no se pueden enviar más correos desde aquí. Vuelve a intentarlo dentro de una hora.',
  notAuthorized: 'Este sitio no puede enviar correos a esta dirección. Consulta a quien lo gestiona.',
  passwordsOff: 'Aquí no se puede entrar con contraseña. Consulta a quien gestiona este sitio.',
  banned: 'Esta cuenta está bloqueada. Consulta a quien gestiona este sitio.',
  signInAgain: 'Cierra la sesión, vuelve a iniciarla y elige entonces la nueva contraseña.',
};
