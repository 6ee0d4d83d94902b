import type * as English from '../../../messages/import/imports.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import type { ImportEntry } from '../../../import/entry.ts';
import type { FileRole } from '../../../import/reading.ts';
import { spreadsheetDay } from '../../../import/spreadsheet-days.ts';
import { plural } from '../plural.ts';
import { SEASON_MESSAGES } from '../seasons/seasons.ts';
import { IMPORT_CHANGES } from './import-changes.ts';
import { READING_FAILURES as FAILURES } from './import-failures.ts';
import { IMPORT_JOB_MESSAGES, IMPORT_PROBLEMS as PROBLEMS } from './import-job.ts';
import { IMPORT_PARTS as PARTS } from './import-parts.ts';
import { IMPORT_RECORDS } from './import-records.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';

const FILE_ROLES: Record<FileRole, string> = {
  watched: 'Filme, die ich gesehen habe',
  watchlist: 'Meine Watchlist',
  likes: 'Filme, die ich mag',
};

const SWITCHES: Translated<typeof English.IMPORT_MESSAGES>['preview']['switches'] = {
  replaceRatings: 'Bewertungen aus der Datei ersetzen meine hier',
  replaceReviews: 'Kritiken aus der Datei ersetzen meine hier',
  replaceDates: 'Tage aus der Datei ersetzen meine hier',
};

const rowOf = ({ name, year, episode, season, list, day, stars, what }: ImportEntry) => {
  const whole = season === undefined ? undefined : SEASON_MESSAGES.name(season);
  const place = episode ? episodeIn(episode.season, episode.number) : whole;
  const given = stars && IMPORT_JOB_MESSAGES.report.given(stars.value, stars.of);
  const dated = day && formatDate(day);
  return [`${IMPORT_JOB_MESSAGES.whats[what]}: ${named(name, year)}`, place, given, list?.name, dated]
    .filter(Boolean)
    .join(', ');
};

export const IMPORT_MESSAGES: Translated<typeof English.IMPORT_MESSAGES> = {
  failed: 'Das hat nicht geklappt',
  sources: SOURCES,
  page: {
    title: 'Verlauf importieren',
    description:
      'Importier, was du bei Letterboxd, IMDb, Trakt, TV Time und Simkl gesehen, bewertet und vorgemerkt hast.',
    intro:
      'Zieh deinen Export von einer anderen Website hierher. Dein Browser liest ihn: Nur Titel, Tage, Bewertungen, Kritiken und Listen verlassen ihn, und erst, nachdem du sie gesehen hast.',
    signIn: {
      heading: 'Melde dich an, um deinen Verlauf zu importieren',
      text: 'Importier, was du bei Letterboxd, IMDb, Trakt, TV Time und Simkl gesehen, bewertet und vorgemerkt hast.',
    },
    noScripts:
      'Beim Import liest dieser Browser deine Datei, und dafür braucht er JavaScript. Schalt es ein und lade die Seite neu.',
    readsHeading: 'Was sich lesen lässt',
    reads: [
      {
        name: 'Letterboxd',
        what: 'Das ZIP aus Settings → Data: Tagebuch, Bewertungen, Watchlist, Kritiken, Likes und Listen',
      },
      { name: 'IMDb', what: 'Die CSV deiner Bewertungen, deiner Watchlist oder einer Liste' },
      { name: 'Trakt', what: 'Das ZIP aus Settings → Data: Verlauf, Bewertungen, Watchlist und Listen' },
      {
        name: 'TV Time',
        what: 'Das ZIP mit deinen Daten. Nur fünf seiner Dateien werden geöffnet; Tokens und Adressen darin bleiben zu',
      },
      { name: 'Simkl', what: 'Das Backup, als JSON oder CSV' },
      { name: 'Marquee', what: 'Dein eigener Export, der wiederkommt, wie er war' },
    ],
  },
  choose: {
    heading: 'Wähl deine Datei',
    drop: 'Zieh deine Datei hierher',
    or: 'ZIP, CSV oder JSON, auch mehrere auf einmal',
    button: 'Dateien wählen',
    failed: 'Diese Datei lässt sich nicht importieren',
    failures: FAILURES,
    waiting: (received, total) =>
      `${formatNumber(received)} von ${rows(total)} sind angekommen. Der Rest ist noch in deiner Datei: Wähl sie noch einmal, und es geht weiter.`,
    waitingHeading: (fileName) => `Weiter mit „${fileName}“`,
  },
  reading: {
    heading: (names) =>
      plural(names.length, {
        one: `„${names[0]}“ wird gelesen`,
        other: '{n} Dateien werden gelesen',
      }),
    step: (done, of) =>
      of > 0
        ? plural(of, {
            one: `${formatNumber(done)} von {n} Datei`,
            other: `${formatNumber(done)} von {n} Dateien`,
          })
        : 'Wird geöffnet …',
    cancel: 'Abbrechen',
  },
  preview: {
    heading: (source) => `Von ${SOURCES[source]}`,
    found: (total) =>
      plural(total, {
        one: '{n} Eintrag gefunden. Noch hat nichts deinen Browser verlassen.',
        other: '{n} Einträge gefunden. Noch hat nichts deinen Browser verlassen.',
      }),
    parts: 'Was importiert wird',
    part: PARTS,
    ...IMPORT_CHANGES,
    ...IMPORT_RECORDS,
    serial: (cell) =>
      `Tage sind in dieser Datei Zahlen, wie Tabellen sie zählen: ${cell} ist der ${formatDate(spreadsheetDay(cell, null) ?? '')}.`,
    questions: {
      days: (example) => `Wie schreibt diese Datei einen Tag? ${example} ist`,
      unanswered: 'Sag zuerst, wie diese Datei Tage schreibt.',
      nameless: (file) => `Was ist „${file}“?`,
      leftOut: 'Weglassen',
      roles: FILE_ROLES,
    },
    lists: (lists) =>
      `Listen: ${lists.map(({ name, count }) => `${name} (${formatNumber(count)})`).join(', ')}`,
    first: 'Die ersten Zeilen',
    row: rowOf,
    existing: 'Was schon hier ist',
    existingText:
      'Deine eigenen Bewertungen, Kritiken und Tage bleiben, wie sie sind, wenn du nichts anderes sagst.',
    switches: SWITCHES,
    problems: (count) =>
      plural(count, {
        one: '{n} Zeile lässt sich nicht importieren',
        other: '{n} Zeilen lassen sich nicht importieren',
      }),
    problem: (problem, count, first) => {
      const places = first.map(({ file, line }) => placeInFile(file, line)).join('; ');
      const said = `${PROBLEMS[problem]}: ${rows(count)} (${places})`;
      return count > first.length ? `${said} …` : said;
    },
    problemsFile: 'Diese Zeilen herunterladen',
    problemOf: (problem) => PROBLEMS[problem],
    undo: 'Den ganzen Import kannst du 30 Tage lang rückgängig machen.',
    begin: (count) => plural(count, { one: '{n} Eintrag importieren', other: '{n} Einträge importieren' }),
    beginning: 'Los geht’s …',
    nothing: 'Wähl mindestens einen Teil, um ihn zu importieren.',
    another: 'Andere Datei wählen',
  },
};
