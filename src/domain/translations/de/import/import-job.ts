import type * as English from '../../../messages/import/import-job.ts';
import type { Translated } from '../../../language/translated.ts';

type Job = Translated<typeof English.IMPORT_JOB_MESSAGES>;

const WHATS: Job['whats'] = {
  watch: 'Sichtung',
  watched: 'Gesehen',
  rating: 'Bewertung',
  wish: 'Merkliste',
  review: 'Kritik',
  favorite: 'Favorit',
  follow: 'Serie, der du folgst',
  dismissed: 'Kein Interesse',
  list: 'Liste',
  own: 'Aus Marquee',
};

const STATES: Job['states'] = {
  waiting: 'Noch nicht gespeichert',
  imported: 'Importiert',
  already: 'Schon da',
  ambiguous: 'Könnte mehrere Titel meinen',
  not_found: 'Nicht gefunden',
  skipped: 'Von dir weggelassen',
  unreadable: 'Nicht zu speichern',
};

const REASONS: Job['reasons'] = {
  watched: 'Du hast es gesehen',
  existing: 'Was du hattest, bleibt',
  shortened: 'Bei 500 Zeichen gekürzt',
  future: 'Das Datum liegt in der Zukunft',
  full: 'Deine Liste ist voll',
  value: 'Ein Wert darin lässt sich nicht speichern',
  catalogue: 'Die Filmdatenbank hat immer wieder versagt',
  again: 'Eine Folge zählt einmal',
};

export const IMPORT_PROBLEMS: Translated<typeof English.IMPORT_PROBLEMS> = {
  noTitle: 'Hier steht kein Titel',
  noRating: 'Hier steht keine Bewertung',
  noEpisode: 'Hier steht nicht, welche Folge',
  partOfSeries:
    'Es geht um eine Staffel oder Folge, und auf die Merkliste oder in Listen kommen hier nur ganze Titel',
  noTitleKind: 'Das ist weder ein Film noch eine Serie',
  droppedMovie: 'Das ist ein abgebrochener Film, und die hebt Marquee nicht auf',
  noText: 'Das ist eine Kritik ohne Text',
  malformed: 'Das ist nicht zu verstehen',
  openQuote: 'Ein Anführungszeichen darin wird nie geschlossen',
  brokenFile: 'Die Datei ist beschädigt oder gesperrt',
  nameless: 'Der Name der Datei sagt nicht, was sie ist',
};

export const IMPORT_JOB_MESSAGES: Translated<typeof English.IMPORT_JOB_MESSAGES> = {
  whats: WHATS,
  states: STATES,
  reasons: REASONS,
  problemRow: 'Nichts',
  untoldDay: (text) => `das Datum „${text}“ ist nicht zu verstehen`,
  upTo: 'und alle davor',
  tags: (tags) => `Tags: ${tags}`,
  note: (note) => `Notiz: ${note}`,
  open: 'Ein anderer Import ist noch nicht fertig. Bring ihn zuerst zu Ende oder brich ihn ab.',
  limited: 'Du hast so viel importiert, wie in 30 Tage passt. Bitte versuch es später noch einmal.',
  gone: 'Diesen Import gibt es nicht mehr.',
  moved: 'Der Import ist inzwischen weiter.',
  off: 'Importe sind hier abgeschaltet.',
  titleGone: 'Diesen Titel hat die Filmdatenbank nicht.',
  report: {
    fileName: 'marquee-import.csv',
    headings: [
      'Nummer',
      'Datei',
      'Zeile',
      'Was',
      'Name',
      'Jahr',
      'Staffel',
      'Folge',
      'Tag',
      'Bewertung in der Datei',
      'Sterne hier',
      'Ergebnis',
      'Grund',
      'Titel',
      'Adresse',
      'Tags in der Datei',
      'Notiz in der Datei',
    ],
    given: (value, of) => `${value} von ${of}`,
  },
};
