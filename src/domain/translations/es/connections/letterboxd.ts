import type * as English from '../../../messages/connections/letterboxd.ts';
import type { Translated } from '../../../language/translated.ts';
import type { LetterboxdFollow, ReadEntry } from '../../../connections/letterboxd.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';
import { stars as inStars } from '../counts.ts';

const OUTCOMES: Record<NonNullable<LetterboxdFollow['outcome']>, string> = {
  read: 'Se ha leído.',
  same: 'No había nada nuevo.',
  nobody: 'Letterboxd no conoce a nadie con este nombre, o su diario es privado.',
  limited: 'Letterboxd ha pedido una pausa. Se volverá a leer más tarde.',
  unreadable: 'Lo que ha llegado no era un feed. Se volverá a leer más tarde.',
  failed: 'Letterboxd no ha respondido. Se volverá a leer más tarde.',
};

const READ: Record<ReadEntry['outcome'], string> = {
  counted: 'Contado',
  noted: 'Ya estaba en tu diario',
  refused: 'No se ha podido guardar: tu diario está lleno',
};

export const LETTERBOXD_MESSAGES: Translated<typeof English.LETTERBOXD_MESSAGES> = {
  title: 'Letterboxd',
  description: 'Trae tu diario de Letterboxd a tu diario de aquí.',
  signIn: 'Entra para seguir tu Letterboxd',
  back: 'Conexiones',
  text: 'Tu diario público de Letterboxd se lee cada hora: las entradas nuevas pasan a tu diario de aquí con su día, sus estrellas y sus revisionados. Nada tuyo se sobrescribe y nada llega dos veces. Lo anterior a sus últimas cincuenta entradas se trae con una importación.',
  off: 'Este sitio no puede leer otros sitios. Quien lo gestiona tiene que definir SUPABASE_SECRET_KEY.',
  name: 'Tu nombre allí',
  example: 'tu-nombre',
  reviews: 'También las críticas',
  follow: 'Seguir',
  change: 'Cambiar',
  followed: ({ name, since }) => `Sigues a ${name} desde el ${writtenDay(since)}.`,
  checked: ({ checkedAt, outcome }) =>
    checkedAt === null || outcome === null
      ? 'Se lee en unos minutos.'
      : `Última lectura: ${exactTime(checkedAt)}. ${OUTCOMES[outcome]}`,
  leave: 'Parar y dejar lo que llegó',
  takeBack: 'Parar y quitar lo que llegó',
  log: 'Las últimas 50 entradas',
  line: ({ title, day, stars }) =>
    [title, ...(day === null ? [] : [day]), ...(stars === null ? [] : [inStars(stars)])].join(', '),
  outcome: ({ outcome }) => READ[outcome],
  told: {
    followed: 'Hecho. Se lee en unos minutos.',
    name: 'Esto no es un nombre de Letterboxd.',
    left: 'Ya no se lee. Lo que llegó se queda.',
    takenBack: 'Ya no se lee. Lo que llegó se ha quitado, salvo lo que habías cambiado.',
  },
};
