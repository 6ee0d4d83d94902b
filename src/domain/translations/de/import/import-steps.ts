import type * as English from '../../../messages/import/import-steps.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import { isRounded, type EntryKind } from '../../../import/entry.ts';
import type { ImportRowState } from '../../../import/import-job.ts';
import { formatMoment } from '../../../moments.ts';
import { stars as inStars, titles } from '../counts.ts';
import { plural } from '../plural.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';

type Forms = Parameters<typeof plural>[1];

const STATES: Translated<typeof English.IMPORT_STEP_MESSAGES>['job']['states'] = {
  receiving: 'Wird gesendet',
  matching: 'Titel werden gesucht',
  asking: 'Wartet auf dich',
  saving: 'Wird gespeichert',
  done: 'Fertig',
  cancelled: 'Abgebrochen',
  undoing: 'Wird rückgängig gemacht',
  undone: 'Rückgängig gemacht',
};

const KINDS: Record<EntryKind, Forms> = {
  watch: { one: '{n} Sichtung', other: '{n} Sichtungen' },
  watched: { one: '{n} unter „Gesehen“', other: '{n} unter „Gesehen“' },
  rating: { one: '{n} Bewertung', other: '{n} Bewertungen' },
  wish: { one: '{n} auf der Merkliste', other: '{n} auf der Merkliste' },
  review: { one: '{n} Kritik', other: '{n} Kritiken' },
  favorite: { one: '{n} Favorit', other: '{n} Favoriten' },
  follow: { one: '{n} Serie, der du folgst', other: '{n} Serien, denen du folgst' },
  dismissed: { one: '{n} ohne Interesse', other: '{n} ohne Interesse' },
  list: { one: '{n} in Listen', other: '{n} in Listen' },
  own: { one: '{n} aus Marquee', other: '{n} aus Marquee' },
};

const ROWS: Record<ImportRowState, Forms> = {
  waiting: { one: '{n} noch nicht gespeichert', other: '{n} noch nicht gespeichert' },
  imported: { one: '{n} importiert', other: '{n} importiert' },
  already: { one: '{n} schon da', other: '{n} schon da' },
  ambiguous: { one: '{n} nicht eindeutig', other: '{n} nicht eindeutig' },
  not_found: { one: '{n} nicht gefunden', other: '{n} nicht gefunden' },
  skipped: { one: '{n} von dir weggelassen', other: '{n} von dir weggelassen' },
  unreadable: { one: '{n} nicht zu speichern', other: '{n} nicht zu speichern' },
};

export const IMPORT_STEP_MESSAGES: Translated<typeof English.IMPORT_STEP_MESSAGES> = {
  job: {
    heading: (source, state) => `${SOURCES[source]}: ${STATES[state]}`,
    states: STATES,
    sending: (received, total) => `${formatNumber(received)} von ${rows(total)} gesendet`,
    sendingText:
      'Lass diese Seite offen, bis alle Zeilen gesendet sind. Wenn sie sich schließt, wähl die Datei noch einmal, und es geht weiter.',
    matching: (looked, total) => `${formatNumber(looked)} von ${titles(total)} nachgesehen`,
    matchingText: 'Du kannst diese Seite schließen: Der Import läuft ohne dich weiter.',
    saving: (saved, total) => `${formatNumber(saved)} von ${rows(total)} gespeichert`,
    undoing: (back, total) => `${formatNumber(back)} von ${rows(total)} rückgängig gemacht`,
    halted: 'Die Filmdatenbank antwortet nicht. Der Import wartet und geht von selbst weiter.',
    stalled: (why) => `${why} Es wird noch einmal versucht.`,
    cancel: 'Import abbrechen',
    cancelText: 'Noch ist nichts gespeichert.',
    cancelled: 'Dieser Import wurde abgebrochen.',
    undone: 'Dieser Import wurde rückgängig gemacht.',
    seen: {
      diary: 'Dein Tagebuch ansehen',
      upNext: 'Ansehen, was als Nächstes kommt',
      numbers: 'Deine Zahlen ansehen',
    },
    left: (minutes) =>
      minutes < 1
        ? 'Weniger als eine Minute noch.'
        : plural(minutes, { one: 'Noch etwa {n} Minute.', other: 'Noch etwa {n} Minuten.' }),
    another: 'Noch eine Datei importieren',
    undo: 'Import rückgängig machen',
    undoUntil: (day) => `Bis zum ${formatDate(day)} kannst du alles rückgängig machen, was dabei kam.`,
    undoQuestion: 'Diesen Import rückgängig machen?',
    undoText: (count) =>
      plural(count, {
        one: '{n} importierter Eintrag wird entfernt, und was er ersetzt hat, kommt wieder. Was du seitdem geändert hast, bleibt.',
        other:
          '{n} importierte Einträge werden entfernt, und was sie ersetzt haben, kommt wieder. Was du seitdem geändert hast, bleibt.',
      }),
    keep: 'Behalten',
  },
  doubtful: {
    heading: (count) =>
      plural(count, {
        one: 'Welcher Titel ist gemeint? {n} Name könnte mehrere meinen.',
        other: 'Welcher Titel ist gemeint? {n} Namen könnten mehrere meinen.',
      }),
    text: 'Gespeichert wird erst, wenn du entschieden hast oder den Rest weglässt.',
    failed: 'Deine Wahl wurde nicht gespeichert',
    named,
    counts: (counts) =>
      (Object.entries(counts) as [EntryKind, number][])
        .map(([kind, count]) => plural(count, KINDS[kind]))
        .join(', '),
    pick: (title, year) => `„${named(title, year ? Number(year) : null)}“ nehmen`,
    none: 'Keiner davon',
    search: 'Anderen Titel suchen',
    searchHeading: (name, year) => `Was ist „${named(name, year)}“?`,
    searchLabel: 'Welcher Titel ist gemeint?',
    alike: (count) =>
      plural(count, {
        one: 'Für {n} weitere Zeile mit diesem Namen ebenso',
        other: 'Für {n} weitere Zeilen mit diesem Namen ebenso',
      }),
    allFirst: 'Überall den ersten nehmen',
    allSkip: 'Alle diese weglassen',
    save: 'Den Rest ohne diese speichern',
    again: 'Noch einmal',
    left: (count) =>
      plural(count, { one: 'Noch {n} Name zu entscheiden', other: 'Noch {n} Namen zu entscheiden' }),
    movie: 'Film',
    tv: 'Serie',
  },
  report: {
    heading: 'Bericht',
    summary: (counts) =>
      (Object.entries(counts) as [ImportRowState, number][])
        .filter(([, count]) => count > 0)
        .map(([state, count]) => plural(count, ROWS[state]))
        .join(', '),
    filter: 'Welche Zeilen',
    all: 'Alle',
    columns: { row: 'Zeile', what: 'Was', file: 'In deiner Datei', became: 'Geworden', state: 'Ergebnis' },
    place: placeInFile,
    stars: (given, stars) =>
      isRounded(given) ? `${given.value} von ${given.of}, hier ${inStars(stars)}` : inStars(stars),
    episode: episodeIn,
    none: 'Hier sind keine Zeilen.',
    download: 'Bericht herunterladen (CSV)',
    pages: 'Seiten des Berichts',
    page: (page, of) => `Seite ${formatNumber(page)} von ${formatNumber(of)}`,
    newer: 'Zurück',
    older: 'Weiter',
  },
  former: {
    heading: 'Deine Importe',
    text: 'Aus den letzten 30 Tagen.',
    show: 'Zeigen',
    showOf: (fileName) => `Import von „${fileName}“ zeigen`,
    began: (moment) => `${formatMoment(moment)} UTC`,
    line: (source, state, total) => `${SOURCES[source]} · ${STATES[state]} · ${rows(total)}`,
  },
};
