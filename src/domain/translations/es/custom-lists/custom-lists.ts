import type * as English from '../../../messages/custom-lists/custom-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Error', text });

export const CUSTOM_LIST_MESSAGES: Translated<typeof English.CUSTOM_LIST_MESSAGES> = {
  crumb: 'Listas',
  by: (owner) => `Una lista de ${owner}`,
  nobody: 'alguien en Marquee',
  titles,
  description: (name, owner, count) => `${name}, una lista de ${owner}: ${titles(count)}.`,
  more: 'Cargar más títulos',
  empty: 'Aún no hay títulos',
  beyond: 'No hay más títulos',
  place: (place) => `Número ${place}`,
  seen: (seen, all) => `${seen} de ${all} vistos`,
  visibility: {
    private: { name: 'Privada', text: 'Solo la ves tú.' },
    link: { name: 'Con enlace', text: 'La ve quien tenga el enlace. No sale en los buscadores.' },
    public: { name: 'Pública', text: 'La ve todo el mundo y puede salir en los buscadores.' },
  },
  browse: { label: 'Descubrir películas', path: '/discover/movies' },
  notFound: {
    title: 'Lista no encontrada',
    text: 'En esta dirección no hay ninguna lista, o es privada.',
  },
  failed: 'No se ha podido cargar la lista',
};

export const MY_LISTS_MESSAGES: Translated<typeof English.MY_LISTS_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.lists,
  description: 'Las listas que has hecho en Marquee.',
  signIn: 'Entra para ver tus listas',
  none: 'Aún no hay listas',
  noneText: 'Ponle nombre a una lista y añade títulos desde cualquier ficha.',
  new: 'Lista nueva',
  name: 'Nombre de la lista',
  about: 'Descripción',
  ranked: 'Ranking: sus títulos van numerados',
  create: 'Crear',
  save: 'Guardar',
  cancel: 'Cancelar',
  rename: (name) => `Cambiar el nombre de «${name}»`,
  remove: (name) => `Eliminar «${name}»`,
  removed: (name) => ({ title: 'Lista eliminada', text: name }),
  renameFailed: failed('No se ha podido cambiar el nombre de la lista.'),
  removeFailed: failed('No se ha podido eliminar la lista.'),
  createFailed: failed('No se ha podido crear la lista.'),
  tooMany: failed('Puedes tener 200 listas. Elimina una primero.'),
  full: failed('La lista está llena: caben 5000 títulos.'),
  gone: failed('La lista ya no existe.'),
  refused: { title: 'Entra en tu cuenta', text: 'Así podrás hacer listas.' },
  changed: (date) => `Cambiada el ${date}`,
};

export const ADD_TO_LIST_MESSAGES: Translated<typeof English.ADD_TO_LIST_MESSAGES> = {
  button: 'Añadir a lista',
  heading: 'Listas',
  create: 'Lista nueva…',
  failed: 'No se han podido cargar tus listas.',
  again: 'Reintentar',
  added: (list) => ({ title: `Añadida a «${list}»` }),
  removed: (list) => ({ title: `Quitada de «${list}»` }),
  addFailed: failed('No se ha podido añadir el título a la lista.'),
  removeFailed: failed('No se ha podido quitar el título de la lista.'),
};

export const EDIT_LIST_MESSAGES: Translated<typeof English.EDIT_LIST_MESSAGES> = {
  edit: 'Editar lista',
  done: 'Listo',
  copy: 'Copiar a mis listas',
  copied: (name) => ({ title: 'Copiada a tus listas', text: name }),
  copiedFrom: (name, owner) => `Copiada de «${name}», una lista de ${owner}.`,
  copyFailed: failed('No se ha podido copiar la lista.'),
  view: 'Ver',
  visibility: 'Quién puede verla',
  visibilityFailed: failed('No se ha podido cambiar quién puede ver la lista.'),
  hiddenByAdmin: failed(
    'La administración ha ocultado esta lista: seguirá privada hasta que la vuelva a mostrar.',
  ),
  link: 'Copiar enlace',
  linkCopied: { title: 'Enlace copiado' },
  linkFailed: failed('No se ha podido copiar el enlace. Lo tienes en la barra de direcciones.'),
  saved: 'Guardada',
  saveFailed: failed('No se ha podido guardar la lista.'),
  add: 'Añadir un título',
  addedAlready: 'Ese título ya está en la lista.',
  titles: 'Títulos de la lista',
  orderHelp:
    'Arrastra los títulos para cambiar el orden, o pulsa Espacio en un tirador, muévelo con las flechas y pulsa Espacio otra vez.',
  handle: (title) => `Mover «${title}»`,
  place: (title, all) => `Puesto de «${title}», de 1 a ${all}`,
  move: 'Mover',
  moveFailed: failed('No se ha podido mover el título.'),
  note: (title) => `Nota sobre «${title}»`,
  addNote: 'Añadir nota',
  noteFailed: failed('No se ha podido guardar la nota.'),
  remove: (title) => `Quitar «${title}»`,
  removed: (title) => ({ title: 'Quitada de la lista', text: title }),
  before: 'Anteriores',
  after: 'Siguientes',
  part: (first, last, all) => `Títulos ${first} a ${last} de ${all}`,
  loadFailed: failed('No se han podido cargar los títulos.'),
  speech: {
    lifted: (title, place, all) => `«${title}» en movimiento, puesto ${place} de ${all}.`,
    over: (title, place, all) => `«${title}» está en el puesto ${place} de ${all}.`,
    dropped: (title, place, all) => `«${title}» se queda en el puesto ${place} de ${all}.`,
    cancelled: (title) => `«${title}» vuelve a donde estaba.`,
  },
};
