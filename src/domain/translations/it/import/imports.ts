import type * as English from '../../../messages/import/imports.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import type { ImportEntry } from '../../../import/entry.ts';
import { spreadsheetDay } from '../../../import/spreadsheet-days.ts';
import { plural } from '../plural.ts';
import { SEASON_MESSAGES } from '../seasons/seasons.ts';
import { IMPORT_CHANGES } from './import-changes.ts';
import { READING_FAILURES as FAILURES } from './import-failures.ts';
import { IMPORT_JOB_MESSAGES, IMPORT_PROBLEMS as PROBLEMS } from './import-job.ts';
import { IMPORT_PARTS as PARTS } from './import-parts.ts';
import { IMPORT_RECORDS } from './import-records.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';

const rowOf = ({ name, year, episode, season, list, day, stars, what }: ImportEntry) => {
  const whole = season === undefined ? undefined : SEASON_MESSAGES.name(season);
  const place = episode ? episodeIn(episode.season, episode.number) : whole;
  const given = stars && IMPORT_JOB_MESSAGES.report.given(stars.value, stars.of);
  const dated = day && formatDate(day);
  return [`${IMPORT_JOB_MESSAGES.whats[what]}: ${named(name, year)}`, place, given, list?.name, dated]
    .filter(Boolean)
    .join(', ');
};

const what =
  'Importa quello che hai visto, votato e messo da vedere su Letterboxd, IMDb, Trakt, TV Time e Simkl.';

export const IMPORT_MESSAGES: Translated<typeof English.IMPORT_MESSAGES> = {
  failed: 'Non ha funzionato',
  sources: SOURCES,
  page: {
    title: 'Importa la tua cronologia',
    description: what,
    intro:
      'Trascina qui la tua esportazione da un altro sito. La legge il tuo browser: escono solo titoli, date, voti, recensioni e liste, e solo dopo che li hai visti.',
    signIn: { heading: 'Accedi per importare la tua cronologia', text: what },
    noScripts:
      'L’importazione legge il file in questo browser, e le serve JavaScript. Attivalo e ricarica la pagina.',
    readsHeading: 'Cosa si può leggere',
    reads: [
      {
        name: 'Letterboxd',
        what: 'Lo ZIP di Settings → Data: diario, voti, watchlist, recensioni, like e liste',
      },
      { name: 'IMDb', what: 'Il CSV dei tuoi voti, della tua watchlist o di una lista' },
      { name: 'Trakt', what: 'Lo ZIP di Settings → Data: cronologia, voti, watchlist e liste' },
      {
        name: 'TV Time',
        what: 'Lo ZIP dei tuoi dati. Se ne aprono solo cinque file; i token e gli indirizzi che contiene restano chiusi',
      },
      { name: 'Simkl', what: 'Il backup, in JSON o CSV' },
      { name: 'Marquee', what: 'La tua esportazione, che torna com’era' },
    ],
  },
  choose: {
    heading: 'Scegli il tuo file',
    drop: 'Trascina qui il tuo file',
    or: 'ZIP, CSV o JSON, anche più di uno insieme',
    button: 'Scegli i file',
    failed: 'Questo file non si può importare',
    failures: FAILURES,
    waiting: (received, total) =>
      `Arrivate: ${formatNumber(received)} su ${rows(total)}. Il resto è ancora nel tuo file: sceglilo di nuovo per continuare.`,
    waitingHeading: (fileName) => `Continua con ${fileName}`,
  },
  reading: {
    heading: (names) =>
      plural(names.length, {
        one: `Lettura di ${names[0]}`,
        many: 'Lettura di {n} di file',
        other: 'Lettura di {n} file',
      }),
    step: (done, of) =>
      of > 0
        ? plural(of, {
            one: `${formatNumber(done)} su {n} file`,
            many: `${formatNumber(done)} su {n} di file`,
            other: `${formatNumber(done)} su {n} file`,
          })
        : 'Apertura…',
    cancel: 'Annulla',
  },
  preview: {
    heading: (source) => `Da ${SOURCES[source]}`,
    found: (total) =>
      plural(total, {
        one: '{n} voce trovata. Niente ha ancora lasciato il tuo browser.',
        many: '{n} di voci trovate. Niente ha ancora lasciato il tuo browser.',
        other: '{n} voci trovate. Niente ha ancora lasciato il tuo browser.',
      }),
    parts: 'Cosa viene importato',
    part: PARTS,
    ...IMPORT_CHANGES,
    ...IMPORT_RECORDS,
    serial: (cell) =>
      `In questo file le date sono numeri, come le contano i fogli di calcolo: ${cell} vuol dire ${formatDate(spreadsheetDay(cell, null) ?? '')}.`,
    questions: {
      days: (example) => `Come scrive le date questo file? ${example} vuol dire`,
      unanswered: 'Di’ prima come scrive le date questo file.',
      nameless: (file) => `Che cos’è ${file}?`,
      leftOut: 'Lascialo fuori',
      roles: { watched: 'Film che ho visto', watchlist: 'La mia watchlist', likes: 'Film che mi piacciono' },
    },
    lists: (lists) =>
      `Liste: ${lists.map(({ name, count }) => `${name} (${formatNumber(count)})`).join(', ')}`,
    first: 'Le prime righe',
    row: rowOf,
    existing: 'Quello che c’è già',
    existingText:
      'I tuoi voti, le recensioni e le date restano come sono, a meno che tu non decida altrimenti.',
    switches: {
      replaceRatings: 'Il file può sostituire i voti che ho dato qui',
      replaceReviews: 'Il file può sostituire le recensioni che ho scritto qui',
      replaceDates: 'Il file può sostituire le date che ho segnato qui',
    },
    problems: (count) =>
      plural(count, {
        one: '{n} riga non si può importare',
        many: '{n} di righe non si possono importare',
        other: '{n} righe non si possono importare',
      }),
    problem: (problem, count, first) => {
      const places = first.map(({ file, line }) => placeInFile(file, line)).join('; ');
      const said = `${PROBLEMS[problem]}: ${rows(count)} (${places})`;
      return count > first.length ? `${said}…` : said;
    },
    problemsFile: 'Scarica queste righe',
    problemOf: (problem) => PROBLEMS[problem],
    undo: 'Puoi annullare tutta l’importazione per 30 giorni.',
    begin: (count) =>
      plural(count, {
        one: 'Importa {n} voce',
        many: 'Importa {n} di voci',
        other: 'Importa {n} voci',
      }),
    beginning: 'Si parte…',
    nothing: 'Attiva almeno una parte per importarla.',
    another: 'Scegli un altro file',
  },
};
