import type * as English from '../../../messages/tags/tags.ts';
import type { Translated } from '../../../language/translated.ts';
import { TAG_BOUNDS } from '../../../tags/tags.ts';
import { movies as inMovies, series as inSeries } from '../counts.ts';
import { plural } from '../plural.ts';

export const TAG_MESSAGES: Translated<typeof English.TAG_MESSAGES> = {
  button: 'Etiquetas y nota',
  noteButton: 'Nota privada',
  buttonOf: (title) => `Etiquetas y nota privada: ${title}`,
  noteOf: (title) => `Nota privada: ${title}`,
  refused: {
    title: 'Entra para etiquetar títulos',
    text: 'Las etiquetas y las notas privadas van con tu cuenta.',
  },
  dialog: 'Etiquetas y nota privada',
  seasonDialog: 'Nota privada',
  private: 'Solo las ves tú.',
  tags: 'Etiquetas',
  add: 'Añadir una etiqueta',
  how: 'Intro o una coma la añade; Retroceso quita la última.',
  removeOf: (tag) => `Quitar la etiqueta «${tag}»`,
  added: (tag) => `«${tag}» añadida`,
  removed: (tag) => `«${tag}» quitada`,
  suggestions: 'Tus etiquetas',
  found: (count) =>
    plural(count, {
      one: '{n} etiqueta tuya coincide',
      many: '{n} de etiquetas tuyas coinciden',
      other: '{n} etiquetas tuyas coinciden',
    }),
  full: `Un título puede tener ${TAG_BOUNDS.ofTitle} etiquetas. Quita una para añadir otra.`,
  note: 'Nota privada',
  left: (count) =>
    plural(count, {
      one: 'Queda {n} carácter',
      many: 'Quedan {n} de caracteres',
      other: 'Quedan {n} caracteres',
    }),
  save: 'Guardar',
  saving: 'Guardando…',
  loading: 'Cargando tus etiquetas…',
  loadFailed: 'No se han podido cargar tus etiquetas y tu nota.',
  again: 'Reintentar',
  saveFailed: 'No se ha podido guardar. Lo que has escrito sigue aquí.',
  tooMany: `Puedes tener ${TAG_BOUNDS.ofPerson} etiquetas, y ${TAG_BOUNDS.ofTitle} en cada título. Elimina o une algunas primero.`,
  manage: 'Gestionar etiquetas',
  other: (note) =>
    note === ''
      ? 'Esta nota se ha eliminado mientras tanto en otro sitio. Guarda otra vez para conservar la tuya.'
      : `Esta nota ha cambiado mientras tanto en otro sitio: «${note}». Guarda otra vez para quedarte con la tuya.`,
  saved: (title) => ({ title: 'Guardado', text: `Tus etiquetas y tu nota de «${title}» están guardadas.` }),
  undoFailed: {
    title: 'No se ha deshecho',
    text: 'No se han podido devolver tus etiquetas y tu nota a como estaban.',
  },
  own: 'Tus etiquetas y tu nota',
  withTag: (tag) => `Títulos con la etiqueta «${tag}»`,
  filter: 'Etiqueta',
  mine: 'Mis etiquetas',
  all: 'Todas',
  show: 'Mostrar',
  noneTagged: (tag) => ({
    heading: `Aquí nada lleva la etiqueta «${tag}»`,
    text: 'Añade etiquetas desde el menú de un título o desde su ficha.',
  }),
  unfilteredDiscover:
    'Entre tus títulos etiquetados no se aplican los filtros de plataforma, edad recomendada ni número de votos.',
};

export const TAGS_PAGE_MESSAGES: Translated<typeof English.TAGS_PAGE_MESSAGES> = {
  title: 'Etiquetas',
  description: 'Tus propias etiquetas de películas y series.',
  signIn: 'Entra para ver tus etiquetas',
  text: 'Las etiquetas son solo tuyas: nadie más las ve. Dale a una el nombre de otra para unirlas.',
  none: 'Aún no hay etiquetas',
  noneText: 'Añade etiquetas desde el menú de un título, desde su ficha o en tu diario.',
  browse: 'Explorar películas populares',
  count: (movies, series) =>
    [...(movies > 0 ? [inMovies(movies)] : []), ...(series > 0 ? [inSeries(series)] : [])].join(', '),
  renameOf: (tag) => `Cambiar el nombre de «${tag}» o unirla a otra`,
  deleteOf: (tag) => `Eliminar «${tag}»`,
  newName: 'Nuevo nombre de la etiqueta',
  keep: 'Guardar',
  cancel: 'Cancelar',
  renamed: (from, to) => ({ title: 'Nombre cambiado', text: `«${from}» se llama ahora «${to}».` }),
  merged: (from, to) => ({ title: 'Unidas', text: `«${from}» es ahora parte de «${to}».` }),
  deleted: (tag) => ({ title: 'Eliminada', text: `«${tag}» ya no está en ningún título.` }),
  failed: { title: 'Sin cambios', text: 'No se han podido cambiar tus etiquetas.' },
  gone: {
    title: 'Ya no está',
    text: 'Esta etiqueta se ha eliminado o ha cambiado de nombre mientras tanto.',
  },
  loadFailed: 'No se han podido cargar tus etiquetas. Vuelve a intentarlo en un momento.',
  all: 'Todas las etiquetas',
  where: 'Dónde encontrarlas',
  places: {
    wishlist: 'Pendientes',
    watched: 'Ya vistas',
    diary: 'Diario',
    numbers: 'Números',
    movies: 'Descubrir películas',
    series: 'Descubrir series',
  },
  most: 'Se muestran los últimos 500 de cada tipo.',
};
