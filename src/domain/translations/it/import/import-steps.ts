import type * as English from '../../../messages/import/import-steps.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate, type CalendarDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import type { ImportRowState, ImportState } from '../../../import/import-job.ts';
import { isRounded, type EntryKind } from '../../../import/entry.ts';
import { formatMoment } from '../../../moments.ts';
import { stars as inStars, titles } from '../counts.ts';
import { plural } from '../plural.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';

type Forms = Parameters<typeof plural>[1];

/** What is said alike of any number. */
const alike = (text: string): Forms => ({ one: text, many: text, other: text });

/** "al 5 marzo", "all’8 marzo". */
const to = (day: CalendarDate) =>
  formatDate(day)
    .replace(/^(?=8 |11 )/, 'all’')
    .replace(/^(?=\d)/, 'al ');

const STATES: Record<ImportState, string> = {
  receiving: 'Invio',
  matching: 'Ricerca dei titoli',
  asking: 'In attesa di te',
  saving: 'Salvataggio',
  done: 'Finita',
  cancelled: 'Interrotta',
  undoing: 'Annullamento',
  undone: 'Annullata',
};

const KINDS: Record<EntryKind, Forms> = {
  watch: { one: '{n} visione', many: '{n} di visioni', other: '{n} visioni' },
  watched: alike('{n} in «Visti»'),
  rating: { one: '{n} voto', many: '{n} di voti', other: '{n} voti' },
  wish: alike('{n} in «Da vedere»'),
  review: { one: '{n} recensione', many: '{n} di recensioni', other: '{n} recensioni' },
  favorite: { one: '{n} preferito', many: '{n} di preferiti', other: '{n} preferiti' },
  follow: { one: '{n} serie seguita', many: '{n} di serie seguite', other: '{n} serie seguite' },
  dismissed: alike('{n} in «Non mi interessa»'),
  list: alike('{n} nelle liste'),
  own: alike('{n} da Marquee'),
};

const ROWS: Record<ImportRowState, Forms> = {
  waiting: alike('{n} ancora da salvare'),
  imported: { one: '{n} importata', many: '{n} importate', other: '{n} importate' },
  already: { one: '{n} già presente', many: '{n} già presenti', other: '{n} già presenti' },
  ambiguous: alike('{n} con più titoli possibili'),
  not_found: { one: '{n} non trovata', many: '{n} non trovate', other: '{n} non trovate' },
  skipped: {
    one: '{n} lasciata fuori da te',
    many: '{n} lasciate fuori da te',
    other: '{n} lasciate fuori da te',
  },
  unreadable: alike('{n} che non si è potuto salvare'),
};

export const IMPORT_STEP_MESSAGES: Translated<typeof English.IMPORT_STEP_MESSAGES> = {
  job: {
    heading: (source, state) => `${SOURCES[source]}: ${STATES[state]}`,
    states: STATES,
    sending: (received, total) => `Invio: ${formatNumber(received)} su ${rows(total)}`,
    sendingText:
      'Tieni aperta questa pagina finché non sono partite tutte le righe. Se si chiude, scegli di nuovo il file per continuare.',
    matching: (looked, total) => `Ricerca: ${formatNumber(looked)} su ${titles(total)}`,
    matchingText: 'Puoi chiudere questa pagina: l’importazione continua senza di te.',
    saving: (saved, total) => `Salvataggio: ${formatNumber(saved)} su ${rows(total)}`,
    undoing: (back, total) => `Annullamento: ${formatNumber(back)} su ${rows(total)}`,
    halted: 'Il database dei film non risponde. L’importazione aspetta e riparte da sola.',
    stalled: (why) => `${why} Ci riproviamo.`,
    cancel: 'Interrompi l’importazione',
    cancelText: 'Non è ancora stato salvato niente.',
    cancelled: 'Questa importazione è stata interrotta.',
    undone: 'Questa importazione è stata annullata.',
    seen: { diary: 'Vedi il tuo diario', upNext: 'Vedi cosa viene dopo', numbers: 'Vedi i tuoi numeri' },
    left: (minutes) =>
      minutes < 1
        ? 'Manca meno di un minuto.'
        : plural(minutes, {
            one: 'Manca circa {n} minuto.',
            many: 'Mancano circa {n} di minuti.',
            other: 'Mancano circa {n} minuti.',
          }),
    another: 'Importa un altro file',
    undo: 'Annulla l’importazione',
    undoUntil: (day) => `Puoi annullare tutto quello che ha portato fino ${to(day)}.`,
    undoQuestion: 'Annullare questa importazione?',
    undoText: (count) =>
      plural(count, {
        one: '{n} voce importata verrà tolta, e quello che aveva sostituito torna. Quello che hai cambiato dopo resta.',
        many: '{n} di voci importate verranno tolte, e quello che avevano sostituito torna. Quello che hai cambiato dopo resta.',
        other:
          '{n} voci importate verranno tolte, e quello che avevano sostituito torna. Quello che hai cambiato dopo resta.',
      }),
    keep: 'Tienila',
  },
  doubtful: {
    heading: (count) =>
      plural(count, {
        one: 'Di quale titolo si tratta? {n} nome può indicarne più d’uno.',
        many: 'Di quale titolo si tratta? {n} di nomi possono indicarne più d’uno.',
        other: 'Di quale titolo si tratta? {n} nomi possono indicarne più d’uno.',
      }),
    text: 'Niente viene salvato finché non decidi, o lasci fuori il resto.',
    failed: 'La tua scelta non è stata salvata',
    named,
    counts: (counts) =>
      (Object.entries(counts) as [EntryKind, number][])
        .map(([kind, count]) => plural(count, KINDS[kind]))
        .join(', '),
    pick: (title, year) => `Prendi ${named(title, year ? Number(year) : null)}`,
    none: 'Nessuno di questi',
    search: 'Cerca un altro titolo',
    searchHeading: (name, year) => `Che cos’è «${named(name, year)}»?`,
    searchLabel: 'Di quale titolo si tratta?',
    alike: (count) =>
      plural(count, {
        one: 'Fai lo stesso per {n} altra riga con questo nome',
        many: 'Fai lo stesso per altre {n} di righe con questo nome',
        other: 'Fai lo stesso per altre {n} righe con questo nome',
      }),
    allFirst: 'Prendi il primo per tutti',
    allSkip: 'Lasciali fuori tutti',
    save: 'Salva il resto senza questi',
    again: 'Riprova',
    left: (count) =>
      plural(count, {
        one: 'ancora {n} nome da decidere',
        many: 'ancora {n} di nomi da decidere',
        other: 'ancora {n} nomi da decidere',
      }),
    movie: 'Film',
    tv: 'Serie TV',
  },
  report: {
    heading: 'Resoconto',
    summary: (counts) =>
      (Object.entries(counts) as [ImportRowState, number][])
        .filter(([, count]) => count > 0)
        .map(([state, count]) => plural(count, ROWS[state]))
        .join(', '),
    filter: 'Quali righe',
    all: 'Tutte',
    columns: {
      row: 'Riga',
      what: 'Cosa',
      file: 'Nel tuo file',
      became: 'Diventato',
      state: 'Esito',
    },
    place: placeInFile,
    stars: (given, stars) =>
      isRounded(given) ? `${given.value} su ${given.of}, diventato ${inStars(stars)}` : inStars(stars),
    episode: episodeIn,
    none: 'Qui non ci sono righe.',
    download: 'Scarica il resoconto (CSV)',
    pages: 'Pagine del resoconto',
    page: (page, of) => `Pagina ${formatNumber(page)} di ${formatNumber(of)}`,
    newer: 'Precedente',
    older: 'Successiva',
  },
  former: {
    heading: 'Le tue importazioni',
    text: 'Degli ultimi 30 giorni.',
    show: 'Mostra',
    showOf: (fileName) => `Mostra l’importazione di ${fileName}`,
    began: (moment) => `${formatMoment(moment)} UTC`,
    line: (source, state, total) => `${SOURCES[source]} · ${STATES[state]} · ${rows(total)}`,
  },
};
