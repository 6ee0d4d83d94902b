import type * as English from '../../../messages/auth/links.ts';
import type { Translated } from '../../../language/translated.ts';

export const LINK_LIFE: Translated<typeof English.LINK_LIFE> = '24 horas';

export const BROKEN_LINK: Translated<typeof English.BROKEN_LINK> = {
  heading: 'El enlace del correo no es válido o ha caducado',
};

export const LINK_MESSAGES: Translated<typeof English.LINK_MESSAGES> = {
  broken: {
    heading: BROKEN_LINK.heading,
    text: `Los enlaces de nuestros correos valen una vez y durante ${LINK_LIFE}. Si tu dirección ya está confirmada, entra sin más; si no, pide otro correo.`,
  },
  elsewhere: {
    heading: 'Tu dirección de correo está confirmada',
    text: 'Has abierto el enlace en un navegador distinto de aquel en el que creaste la cuenta. Entra en tu cuenta.',
  },
};

export const CONFIRM_MESSAGES: Translated<typeof English.CONFIRM_MESSAGES> = {
  description: 'Adonde llevan los enlaces de nuestros correos.',
  signup: {
    heading: 'Confirma tu dirección de correo',
    text: 'Un clic y tu cuenta está lista.',
    submit: 'Confirmar dirección',
  },
  recovery: {
    heading: 'Cambia tu contraseña',
    text: 'Un clic y podrás elegir una contraseña nueva.',
    submit: 'Elegir contraseña nueva',
  },
  signedIn: {
    heading: 'Tu dirección de correo está confirmada',
    text: (email) => `Has entrado como ${email}. No hay nada más que hacer.`,
    other: '¿El enlace era de otra dirección? Confírmala aquí.',
  },
  code: {
    text: `Escribe las seis cifras de nuestro correo. El enlace y el código valen una vez y durante ${LINK_LIFE}.`,
    offer: '¿Lees el correo en otro dispositivo? Escribe aquí su código.',
    label: 'Código del correo',
    malformed: 'El código tiene seis cifras.',
    wrong: 'Este código es incorrecto o ya se ha usado. Mira el correo más reciente o abre su enlace.',
  },
};
