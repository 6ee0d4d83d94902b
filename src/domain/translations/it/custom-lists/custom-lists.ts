import type * as English from '../../../messages/custom-lists/custom-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Errore', text });

const VISIBILITY = {
  private: { name: 'Privata', text: 'La vedi solo tu.' },
  link: { name: 'Con link', text: 'La vede chi ha il link. Nessun motore di ricerca la elenca.' },
  public: { name: 'Pubblica', text: 'La vedono tutti, e i motori di ricerca possono elencarla.' },
};

export const CUSTOM_LIST_MESSAGES: Translated<typeof English.CUSTOM_LIST_MESSAGES> = {
  crumb: 'Liste',
  by: (owner) => `Una lista di ${owner}`,
  nobody: 'qualcuno su Marquee',
  titles,
  description: (name, owner, count) => `${name}, una lista di ${owner}: ${titles(count)}.`,
  more: 'Carica altri titoli',
  empty: 'Ancora nessun titolo',
  beyond: 'Non ci sono altri titoli',
  place: (place) => `Numero ${place}`,
  seen: (seen, all) => `${seen} visti su ${all}`,
  visibility: VISIBILITY,
  browse: { label: 'Scopri film', path: '/discover/movies' },
  notFound: {
    title: 'Lista non trovata',
    text: 'A questo indirizzo non c’è nessuna lista, o è privata.',
  },
  failed: 'Non è stato possibile caricare la lista',
};

export const MY_LISTS_MESSAGES: Translated<typeof English.MY_LISTS_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.lists,
  description: 'Le liste che hai creato su Marquee.',
  signIn: 'Accedi per vedere le tue liste',
  none: 'Ancora nessuna lista',
  noneText: 'Dai un nome a una lista, e aggiungi i titoli dalle loro schede e pagine.',
  new: 'Nuova lista',
  name: 'Nome della lista',
  about: 'Descrizione',
  ranked: 'Classifica: i titoli sono numerati',
  create: 'Crea',
  save: 'Salva',
  cancel: 'Annulla',
  rename: (name) => `Rinomina «${name}»`,
  remove: (name) => `Elimina «${name}»`,
  removed: (name) => ({ title: 'Lista eliminata', text: name }),
  renameFailed: failed('Non è stato possibile rinominare la lista.'),
  removeFailed: failed('Non è stato possibile eliminare la lista.'),
  createFailed: failed('Non è stato possibile creare la lista.'),
  tooMany: failed('Puoi avere 200 liste. Prima eliminane una.'),
  full: failed('La lista è piena: può avere 5000 titoli.'),
  gone: failed('La lista non esiste più.'),
  refused: { title: 'Accedi', text: 'Così puoi creare le tue liste.' },
  changed: (date) => `Modificata: ${date}`,
};

export const ADD_TO_LIST_MESSAGES: Translated<typeof English.ADD_TO_LIST_MESSAGES> = {
  button: 'Metti in lista',
  heading: 'Liste',
  create: 'Nuova lista…',
  failed: 'Non è stato possibile caricare le tue liste.',
  again: 'Riprova',
  added: (list) => ({ title: `Aggiunto a «${list}»` }),
  removed: (list) => ({ title: `Tolto da «${list}»` }),
  addFailed: failed('Non è stato possibile aggiungere il titolo alla lista.'),
  removeFailed: failed('Non è stato possibile togliere il titolo dalla lista.'),
};

export const EDIT_LIST_MESSAGES: Translated<typeof English.EDIT_LIST_MESSAGES> = {
  edit: 'Modifica la lista',
  done: 'Fatto',
  copy: 'Copia tra le mie liste',
  copied: (name) => ({ title: 'Copiata tra le tue liste', text: name }),
  copiedFrom: (name, owner) => `Copiata da «${name}», una lista di ${owner}.`,
  copyFailed: failed('Non è stato possibile copiare la lista.'),
  view: 'Vedi',
  visibility: 'Chi può vederla',
  visibilityFailed: failed('Non è stato possibile cambiare chi può vedere la lista.'),
  hiddenByAdmin: failed('Un admin ha nascosto questa lista: resta privata finché un admin non la mostra.'),
  link: 'Copia il link',
  linkCopied: { title: 'Link copiato' },
  linkFailed: failed('Non è stato possibile copiare il link. Lo trovi nella barra degli indirizzi.'),
  saved: 'Salvata',
  saveFailed: failed('Non è stato possibile salvare la lista.'),
  add: 'Aggiungi un titolo',
  addedAlready: 'Questo titolo è già nella lista.',
  titles: 'Titoli della lista',
  orderHelp:
    'Trascina i titoli per cambiarne l’ordine, oppure premi la barra spaziatrice su una maniglia, spostati con le frecce e premila di nuovo.',
  handle: (title) => `Sposta «${title}»`,
  place: (title, all) => `Posizione di «${title}», da 1 a ${all}`,
  move: 'Sposta',
  moveFailed: failed('Non è stato possibile spostare il titolo.'),
  note: (title) => `Nota su «${title}»`,
  addNote: 'Aggiungi una nota',
  noteFailed: failed('Non è stato possibile salvare la nota.'),
  remove: (title) => `Togli «${title}»`,
  removed: (title) => ({ title: 'Tolto dalla lista', text: title }),
  before: 'Precedenti',
  after: 'Successivi',
  part: (first, last, all) => `Titoli da ${first} a ${last} su ${all}`,
  loadFailed: failed('Non è stato possibile caricare i titoli.'),
  speech: {
    lifted: (title, place, all) => `«${title}» sollevato, posizione ${place} su ${all}.`,
    over: (title, place, all) => `«${title}» è alla posizione ${place} su ${all}.`,
    dropped: (title, place, all) => `«${title}» posato alla posizione ${place} su ${all}.`,
    cancelled: (title) => `«${title}» è di nuovo al suo posto.`,
  },
};
