import type * as English from '../../../messages/reviews/reviews.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const signIn = (text: string) => ({ title: 'Entra en tu cuenta', text });
const failed = (text: string) => ({ title: 'Error', text });
/** With the message of what went wrong. */
const failedBecause = (text: string) => (message: string) => failed(`${text} ${message}`);

export const REVIEW_MESSAGES: Translated<typeof English.REVIEW_MESSAGES> = {
  signIn: 'Entra para escribir una crítica',
  refused: signIn('Así podrás escribir una crítica.'),
  posted: { title: '¡Crítica publicada!', text: 'Gracias por dar tu opinión.' },
  updated: { title: '¡Crítica actualizada!', text: 'Tus cambios están guardados.' },
  deleted: { title: 'Crítica eliminada', text: 'Tu crítica ya no está.' },
  postFailed: failedBecause('No se ha podido publicar la crítica.'),
  updateFailed: failedBecause('No se ha podido actualizar la crítica.'),
  deleteFailed: failedBecause('No se ha podido eliminar la crítica.'),
  loadFailed: (message) => ({ title: 'Las críticas no cargan', text: message }),
  reported: { title: 'Crítica denunciada', text: 'Gracias. La administración la revisará.' },
  alreadyReported: { title: 'Ya denunciada', text: 'Ya habías denunciado esta crítica.' },
  reportFailed: failedBecause('No se ha podido denunciar la crítica.'),
  reportRefused: signIn('Así podrás denunciar una crítica.'),
  nameless: 'Anónimo',
  none: 'Aún no hay críticas',
  noneYet: 'Abre tú el debate.',
  noneWith: (stars) =>
    plural(stars, {
      one: 'Ninguna crítica con {n} estrella',
      many: 'Ninguna crítica con {n} de estrellas',
      other: 'Ninguna crítica con {n} estrellas',
    }),
  post: 'Publicar',
  posting: 'Publicando…',
  save: 'Guardar',
  saving: 'Guardando…',
  edit: 'Editar',
  erase: 'Eliminar',
  erasing: 'Eliminando…',
  report: 'Denunciar',
  you: 'Tú',
  edited: 'editada',
  more: 'Más críticas',
  loadingMore: 'Cargando…',
  draftKept: 'Lo que has escrito se queda aquí hasta que entres.',
  field: { label: 'Tu crítica', placeholder: '¿Qué te ha parecido?', edit: 'Editar tu crítica' },
  length: (length, limit) =>
    plural(limit, {
      one: `${length} de {n} carácter`,
      many: `${length} de {n} de caracteres`,
      other: `${length} de {n} caracteres`,
    }),
  left: (count) =>
    plural(count, {
      one: 'Queda {n} carácter',
      many: 'Quedan {n} de caracteres',
      other: 'Quedan {n} caracteres',
    }),
  leftInParts: (count) =>
    `${count === 0 ? 'No cabe nada más' : `Caben ${count} más`}: una letra formada por varios signos cuenta varias veces.`,
  order: {
    label: 'Orden de las críticas',
    newest: 'Recientes',
    oldest: 'Antiguas',
    spoken: { newest: 'Primero las más recientes', oldest: 'Primero las más antiguas' },
  },
  all: { short: 'Todas', spoken: 'Todas las valoraciones' },
  ratings: 'Valoración de las críticas',
  first: 'Volver a las primeras críticas',
  tellsEnd: { label: 'Contiene spoilers', open: 'Esta crítica contiene spoilers. Mostrarla' },
  followed: 'Sigues a esta persona',
};
