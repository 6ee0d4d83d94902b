import type * as English from '../../../messages/custom-lists/custom-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Fehler', text });

const VISIBILITY = {
  private: { name: 'Privat', text: 'Nur du kannst sie sehen.' },
  link: { name: 'Über Link', text: 'Wer den Link hat, kann sie sehen. Suchmaschinen zeigen sie nicht.' },
  public: { name: 'Öffentlich', text: 'Alle können sie sehen, auch Suchmaschinen.' },
};

export const CUSTOM_LIST_MESSAGES: Translated<typeof English.CUSTOM_LIST_MESSAGES> = {
  crumb: 'Listen',
  by: (owner) => `Eine Liste von ${owner}`,
  nobody: 'jemand auf Marquee',
  titles,
  description: (name, owner, count) => `${name}, eine Liste von ${owner}: ${titles(count)}.`,
  more: 'Mehr Titel laden',
  empty: 'Noch keine Titel',
  beyond: 'Mehr Titel gibt es nicht',
  place: (place) => `Platz ${place}`,
  seen: (seen, all) => `${seen} von ${all} gesehen`,
  visibility: VISIBILITY,
  browse: { label: 'Filme entdecken', path: '/discover/movies' },
  notFound: {
    title: 'Liste nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Liste, oder sie ist privat.',
  },
  failed: 'Die Liste konnte nicht geladen werden',
};

export const MY_LISTS_MESSAGES: Translated<typeof English.MY_LISTS_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.lists,
  description: 'Die Listen, die du auf Marquee angelegt hast.',
  signIn: 'Melde dich an, um deine Listen zu sehen',
  none: 'Noch keine Listen',
  noneText: 'Gib einer Liste einen Namen und füge Titel über ihre Karten und Seiten hinzu.',
  new: 'Neue Liste',
  name: 'Name der Liste',
  about: 'Beschreibung',
  ranked: 'Rangliste: die Titel sind nummeriert',
  create: 'Anlegen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  rename: (name) => `${name} umbenennen`,
  remove: (name) => `${name} entfernen`,
  removed: (name) => ({ title: 'Liste entfernt', text: name }),
  renameFailed: failed('Die Liste konnte nicht umbenannt werden'),
  removeFailed: failed('Die Liste konnte nicht entfernt werden'),
  createFailed: failed('Die Liste konnte nicht angelegt werden'),
  tooMany: failed('Du kannst 200 Listen haben. Entferne zuerst eine.'),
  full: failed('Die Liste ist voll: Sie fasst 5.000 Titel.'),
  gone: failed('Diese Liste gibt es nicht mehr.'),
  refused: { title: 'Bitte melde dich an', text: 'Um Listen anzulegen, musst du angemeldet sein' },
  changed: (date) => `Geändert: ${date}`,
};

export const ADD_TO_LIST_MESSAGES: Translated<typeof English.ADD_TO_LIST_MESSAGES> = {
  button: 'Zu Liste hinzufügen',
  heading: 'Listen',
  create: 'Neue Liste…',
  failed: 'Deine Listen konnten nicht geladen werden.',
  again: 'Noch einmal',
  added: (list) => ({ title: `Steht jetzt auf „${list}“` }),
  removed: (list) => ({ title: `Von „${list}“ entfernt` }),
  addFailed: failed('Der Titel konnte der Liste nicht hinzugefügt werden'),
  removeFailed: failed('Der Titel konnte nicht von der Liste entfernt werden'),
};

export const EDIT_LIST_MESSAGES: Translated<typeof English.EDIT_LIST_MESSAGES> = {
  edit: 'Liste bearbeiten',
  done: 'Fertig',
  copy: 'In meine Listen kopieren',
  copied: (name) => ({ title: 'In deine Listen kopiert', text: name }),
  copiedFrom: (name, owner) => `Kopiert von „${name}“, einer Liste von ${owner}.`,
  copyFailed: failed('Die Liste konnte nicht kopiert werden'),
  view: 'Ansehen',
  visibility: 'Wer sie sehen kann',
  visibilityFailed: failed('Wer die Liste sehen kann, konnte nicht geändert werden'),
  hiddenByAdmin: failed(
    'Diese Liste wurde von der Moderation ausgeblendet: Sie bleibt privat, bis sie wieder freigegeben wird.',
  ),
  link: 'Link kopieren',
  linkCopied: { title: 'Link kopiert' },
  linkFailed: failed('Der Link konnte nicht kopiert werden. Er steht in der Adresszeile.'),
  saved: 'Gespeichert',
  saveFailed: failed('Die Liste konnte nicht gespeichert werden'),
  add: 'Titel hinzufügen',
  addedAlready: 'Dieser Titel steht schon auf der Liste.',
  titles: 'Titel der Liste',
  orderHelp:
    'Zieh Titel an eine andere Stelle, oder drück auf einem Griff die Leertaste, beweg ihn mit den Pfeiltasten und drück sie noch einmal.',
  handle: (title) => `${title} verschieben`,
  place: (title, all) => `Platz von ${title}, 1 bis ${all}`,
  move: 'Verschieben',
  moveFailed: failed('Der Titel konnte nicht verschoben werden'),
  note: (title) => `Notiz zu ${title}`,
  addNote: 'Notiz hinzufügen',
  noteFailed: failed('Die Notiz konnte nicht gespeichert werden'),
  remove: (title) => `${title} entfernen`,
  removed: (title) => ({ title: 'Von der Liste entfernt', text: title }),
  before: 'Zurück',
  after: 'Weiter',
  part: (first, last, all) => `Titel ${first} bis ${last} von ${all}`,
  loadFailed: failed('Die Titel konnten nicht geladen werden'),
  speech: {
    lifted: (title, place, all) => `${title} aufgenommen, Platz ${place} von ${all}.`,
    over: (title, place, all) => `${title} ist auf Platz ${place} von ${all}.`,
    dropped: (title, place, all) => `${title} auf Platz ${place} von ${all} abgelegt.`,
    cancelled: (title) => `${title} ist wieder an seinem Platz.`,
  },
};
