import type * as English from '../../../messages/tags/tags.ts';
import type { Translated } from '../../../language/translated.ts';
import { TAG_BOUNDS } from '../../../tags/tags.ts';
import { movies as ofMovies, series as ofSeries } from '../counts.ts';
import { plural } from '../plural.ts';

export const TAG_MESSAGES: Translated<typeof English.TAG_MESSAGES> = {
  button: 'Schlagwörter und Notiz',
  noteButton: 'Private Notiz',
  buttonOf: (title) => `Schlagwörter und private Notiz: ${title}`,
  noteOf: (title) => `Private Notiz: ${title}`,
  refused: {
    title: 'Melde dich an, um Schlagwörter zu vergeben',
    text: 'Schlagwörter und private Notizen gehören zu deinem Konto.',
  },
  dialog: 'Schlagwörter und private Notiz',
  seasonDialog: 'Private Notiz',
  private: 'Nur du kannst sie sehen.',
  tags: 'Schlagwörter',
  add: 'Schlagwort hinzufügen',
  how: 'Die Eingabetaste oder ein Komma fügt es hinzu, die Rücktaste nimmt das letzte weg.',
  removeOf: (tag) => `Schlagwort „${tag}“ entfernen`,
  added: (tag) => `„${tag}“ hinzugefügt`,
  removed: (tag) => `„${tag}“ entfernt`,
  suggestions: 'Deine Schlagwörter',
  found: (count) =>
    plural(count, {
      one: '{n} deiner Schlagwörter passt',
      other: '{n} deiner Schlagwörter passen',
    }),
  full: `Ein Titel kann ${TAG_BOUNDS.ofTitle} Schlagwörter haben. Entferne eins, um ein anderes hinzuzufügen.`,
  note: 'Private Notiz',
  left: (count) => plural(count, { one: 'Noch {n} Zeichen', other: 'Noch {n} Zeichen' }),
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  loading: 'Deine Schlagwörter laden …',
  loadFailed: 'Deine Schlagwörter und deine Notiz konnten nicht geladen werden.',
  again: 'Noch einmal',
  saveFailed: 'Das konnte nicht gespeichert werden. Was du geschrieben hast, steht noch hier.',
  tooMany: `Du kannst ${TAG_BOUNDS.ofPerson} Schlagwörter haben und ${TAG_BOUNDS.ofTitle} für jeden Titel. Lösch zuerst ein paar oder leg sie zusammen.`,
  manage: 'Schlagwörter verwalten',
  other: (note) =>
    note === ''
      ? 'Diese Notiz wurde inzwischen anderswo gelöscht. Speicher noch einmal, um deine zu behalten.'
      : `Diese Notiz wurde inzwischen anderswo geändert: „${note}“ Speicher noch einmal, um stattdessen deine zu behalten.`,
  saved: (title) => ({
    title: 'Gespeichert',
    text: `Deine Schlagwörter und deine Notiz zu „${title}“ sind gespeichert.`,
  }),
  undoFailed: {
    title: 'Nicht rückgängig gemacht',
    text: 'Deine Schlagwörter und deine Notiz konnten nicht zurückgesetzt werden.',
  },
  own: 'Deine Schlagwörter und Notiz',
  withTag: (tag) => `Titel mit „${tag}“`,
  filter: 'Schlagwort',
  mine: 'Meine Schlagwörter',
  all: 'Alle',
  show: 'Zeigen',
  noneTagged: (tag) => ({
    heading: `Hier hat nichts das Schlagwort „${tag}“`,
    text: 'Schlagwörter vergibst du im Menü einer Karte oder auf der Seite eines Titels.',
  }),
  unfilteredDiscover:
    'Bei Titeln mit deinen Schlagwörtern wird nicht nach Diensten, Altersfreigabe und Zahl der Stimmen gefiltert.',
};

export const TAGS_PAGE_MESSAGES: Translated<typeof English.TAGS_PAGE_MESSAGES> = {
  title: 'Schlagwörter',
  description: 'Deine eigenen Schlagwörter zu Filmen und Serien.',
  signIn: 'Melde dich an, um deine Schlagwörter zu sehen',
  text: 'Schlagwörter gehören nur dir: Niemand sonst sieht sie. Gib einem den Namen eines anderen, und beide werden eins.',
  none: 'Noch keine Schlagwörter',
  noneText: 'Vergib Schlagwörter im Menü einer Karte, auf der Seite eines Titels oder in deinem Tagebuch.',
  browse: 'Beliebte Filme ansehen',
  count: (movies, series) =>
    [...(movies > 0 ? [ofMovies(movies)] : []), ...(series > 0 ? [ofSeries(series)] : [])].join(', '),
  renameOf: (tag) => `„${tag}“ umbenennen oder zusammenlegen`,
  deleteOf: (tag) => `„${tag}“ löschen`,
  newName: 'Neuer Name des Schlagworts',
  keep: 'Speichern',
  cancel: 'Abbrechen',
  renamed: (from, to) => ({ title: 'Umbenannt', text: `„${from}“ heißt jetzt „${to}“.` }),
  merged: (from, to) => ({ title: 'Zusammengelegt', text: `„${from}“ gehört jetzt zu „${to}“.` }),
  deleted: (tag) => ({ title: 'Gelöscht', text: `„${tag}“ steht an keinem Titel mehr.` }),
  failed: { title: 'Nicht geändert', text: 'Deine Schlagwörter konnten nicht geändert werden.' },
  gone: {
    title: 'Nicht mehr da',
    text: 'Dieses Schlagwort wurde inzwischen gelöscht oder umbenannt.',
  },
  loadFailed: 'Deine Schlagwörter konnten nicht geladen werden. Bitte versuch es gleich noch einmal.',
  all: 'Alle Schlagwörter',
  where: 'Wo du sie findest',
  places: {
    wishlist: 'Merkliste',
    watched: 'Gesehen',
    diary: 'Tagebuch',
    numbers: 'Zahlen',
    movies: 'Filme entdecken',
    series: 'Serien entdecken',
  },
  most: 'Gezeigt werden die neuesten 500 von jeder Art.',
};
