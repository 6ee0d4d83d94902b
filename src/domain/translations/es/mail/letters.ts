import type * as English from '../../../messages/mail/letters.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { SITE_NAME } from '../../../page-meta.ts';
import { LINK_LIFE } from '../auth/links.ts';
import { dayAndPlace } from '../calendar/releases.ts';
import { plural } from '../plural.ts';

const REMINDED = `Recibes este correo porque creaste un recordatorio en ${SITE_NAME}.`;
const see = (name: string) => `Ver «${name}»`;

export const LETTER_MESSAGES: Translated<typeof English.LETTER_MESSAGES> = {
  confirmation: {
    subject: `Confirma tu dirección de correo en ${SITE_NAME}`,
    preview: 'Un clic y tu cuenta está lista.',
    heading: 'Confirma tu dirección de correo',
    text: `Te damos la bienvenida a ${SITE_NAME}. Un clic y tu cuenta está lista.`,
    button: 'Confirmar dirección',
    note: `El enlace y el código valen una vez, durante ${LINK_LIFE}. Si no has creado una cuenta, no hagas caso a este correo: no pasa nada.`,
  },
  recovery: {
    subject: `Cambia tu contraseña de ${SITE_NAME}`,
    preview: 'Elige una contraseña nueva.',
    heading: 'Elige una contraseña nueva',
    text: 'Alguien, esperamos que tú, ha pedido cambiar la contraseña de esta cuenta.',
    button: 'Cambiar contraseña',
    note: `El enlace y el código valen una vez, durante ${LINK_LIFE}. Si no lo has pedido tú, no hagas caso a este correo: tu contraseña sigue como está.`,
  },
  known: {
    subject: `Ya tienes una cuenta en ${SITE_NAME}`,
    preview: 'Alguien ha intentado crear una cuenta con tu dirección.',
    heading: 'Ya tienes una cuenta',
    text: `Alguien, esperamos que tú, ha intentado crear una cuenta en ${SITE_NAME} con esta dirección. Ya hay una cuenta con ella, así que no ha cambiado nada.`,
    wayOn:
      'Entra con tu contraseña. Si no la recuerdas, elige allí «¿Olvidaste tu contraseña?» y pon una nueva.',
    button: 'Entrar',
    note: 'Si no has sido tú, no hagas caso a este correo: nadie se ha enterado de que tienes una cuenta y nadie puede entrar sin tu contraseña.',
  },
  reminder: {
    subject: (name, date) => `«${name}» ya está aquí: ${formatDate(date)}`,
    preview: (date, place) => `El día que esperabas: ${dayAndPlace(date, place)}.`,
    heading: (name) => `«${name}» ya está aquí`,
    text: (name, date, place) =>
      `Nos pediste que te recordáramos «${name}». Su fecha de estreno es el ${dayAndPlace(date, place)}.`,
    before: (date) => `Antes estaba anunciada para el ${formatDate(date)}.`,
    see,
    note: REMINDED,
  },
  moved: {
    subject: (name, date) => `«${name}» pasa al ${formatDate(date)}`,
    preview: (date, place) => `La nueva fecha de estreno es el ${dayAndPlace(date, place)}.`,
    heading: (name) => `«${name}» tiene nueva fecha`,
    text: (name, date, place) => `La fecha de estreno de «${name}» es ahora el ${dayAndPlace(date, place)}.`,
    before: (date) => `Estaba anunciada para el ${formatDate(date)}.`,
    nothingToDo: 'Tu recordatorio se ha movido con ella; no tienes que hacer nada.',
    see,
    note: REMINDED,
  },
  notices: {
    headings: {
      at_once: `Novedades de ${SITE_NAME}`,
      daily: `Tu día en ${SITE_NAME}`,
      weekly: `Tu semana en ${SITE_NAME}`,
    },
    subject: (heading, total) =>
      plural(total, {
        one: `${heading}: una notificación`,
        many: `${heading}: {n} de notificaciones`,
        other: `${heading}: {n} notificaciones`,
      }),
    more: (count) => `Y ${count} más, en ${SITE_NAME}.`,
    see: 'Verlo',
    seeAll: 'Ver todas las notificaciones',
    note: `Recibes este correo porque así lo dicen tus ajustes de notificaciones en ${SITE_NAME}.`,
    unsubscribe: 'Dejar de recibir estos correos',
    settings: 'Ajustes de notificaciones',
  },
  code: (page) => `¿Lees esto en otro dispositivo? Escribe este código en ${page}:`,
  unsubscribe: 'Dejar de recibir correos de recordatorio',
};
