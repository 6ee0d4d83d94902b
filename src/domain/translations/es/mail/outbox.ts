import type * as English from '../../../messages/mail/outbox.ts';
import type { Translated } from '../../../language/translated.ts';

export const OUTBOX_MESSAGES: Translated<typeof English.OUTBOX_MESSAGES> = {
  title: 'Bandeja de salida',
  why: 'No hay ningún servidor de correo configurado, así que los correos se guardan aquí. Solo esta máquina puede abrir esta página.',
  none: 'Aún no hay correos.',
  line: (to, moment) => `para ${to}, ${moment}`,
  moment: (moment) => `${moment} UTC`,
  all: 'Todos los correos',
  from: 'De',
  to: 'Para',
  sent: 'Enviado',
  asMail: 'Verlo como en un programa de correo',
  closed: {
    title: 'En un sitio público, no',
    text: 'La bandeja de salida está cerrada en un sitio con dirección pública. Define SMTP_URL para que los correos se envíen.',
  },
  foreign: {
    title: 'Desde aquí, no',
    text: 'La bandeja de salida solo se abre en la máquina donde corre el servidor.',
  },
  readOnly: { title: 'No es posible', text: 'La bandeja de salida solo se puede leer.' },
  unknown: { title: 'Este correo no existe', text: 'Solo se guardan los últimos 200 correos.' },
  away: { title: 'Ahora no', text: 'La base de datos no está disponible.' },
};
