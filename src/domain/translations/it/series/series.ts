import type * as English from '../../../messages/series/series.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate, type CalendarDate } from '../../../dates.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'Errore', text });
const markedAs = (count: number) =>
  plural(count, {
    one: '{n} episodio segnato come visto',
    many: '{n} di episodi segnati come visti',
    other: '{n} episodi segnati come visti',
  });

/** "il 5 marzo", "l’8 marzo". */
const on = (day: CalendarDate) =>
  formatDate(day)
    .replace(/^(?=8 |11 )/, 'l’')
    .replace(/^(?=\d)/, 'il ');

export const episodeCode: Translated<typeof English.episodeCode> = ({ season, number }) =>
  `${season === 0 ? 'Speciale' : `S${season}`} E${number}`;

export const SERIES_MESSAGES: Translated<typeof English.SERIES_MESSAGES> = {
  follow: 'Segui',
  states: { watching: 'La segui', paused: 'In pausa', dropped: 'Abbandonata' },
  menu: 'Cosa fare con questa serie',
  pause: 'Metti in pausa',
  drop: 'Abbandona',
  resume: 'Riprendi',
  again: 'Rivedila',
  endRun: 'Smetti di rivederla',
  stop: 'Non seguire più',
  markAll: 'Segna tutti gli episodi usciti',
  refused: { title: 'Accedi', text: 'Così puoi seguire le serie.' },
  followFailed: failed('Non è stato possibile seguire la serie.'),
  nextSeason: {
    set: 'Ricordamelo',
    setOf: 'quando arriva la prossima stagione',
    refused: { title: 'Accedi', text: 'Così puoi impostare i promemoria.' },
    failed: failed('Non è stato possibile impostare il promemoria.'),
  },
  stateFailed: failed('Non è stato possibile cambiarlo.'),
  markFailed: failed('Non è stato possibile segnarlo come visto.'),
  unmarkFailed: failed('Non è stato possibile segnarlo come non visto.'),
  unknown: 'Non è stato possibile caricare quello che hai visto.',
  retry: 'Riprova',
  followed: (title) => ({
    title: `Ora segui «${title}»`,
    text: 'Il suo prossimo episodio è in «A seguire».',
  }),
  stopped: (title) => ({
    title: `Non segui più «${title}»`,
    text: 'Quello che hai visto resta segnato.',
  }),
  paused: (title) => ({ title: 'In pausa', text: title }),
  dropped: (title) => ({ title: 'Abbandonata', text: title }),
  resumed: (title) => ({ title: 'La segui di nuovo', text: title }),
  runBegun: (title, run) => ({
    title: `Si ricomincia: ${title}`,
    text: `Il giro ${run} parte dal primo episodio.`,
  }),
  runEnded: (title, run) => ({
    title: `Non stai più rivedendo «${title}»`,
    text: `Quello che hai visto nel giro ${run} resta, e «Rivedila» riprende da lì.`,
  }),
  noRun: (title) => ({
    title: 'Niente da rivedere',
    text: `Di «${title}» non hai ancora visto niente.`,
  }),
  marked: (count) => ({
    title: count === 0 ? 'Niente di nuovo da segnare' : markedAs(count),
  }),
  watchedNext: (at, title) => ({
    title: `${episodeCode(at)} segnato come visto`,
    text: title,
  }),
  markedAndFollowed: (count, title) => ({
    title: markedAs(count),
    text: `Ora segui «${title}».`,
  }),
  notAired: { title: 'Non è ancora uscito', text: 'Puoi segnarlo dal giorno in cui va in onda.' },
  unmarked: { title: 'Non è più segnato come visto' },
  dated: (day) => ({
    title: day === null ? 'Visto, senza data' : `Visto ${on(day)}`,
  }),
  dateFailed: failed('Non è stato possibile cambiare il giorno.'),
  takenBack: (count) => ({
    title: plural(count, {
      one: '{n} episodio non è più segnato',
      many: '{n} di episodi non sono più segnati',
      other: '{n} episodi non sono più segnati',
    }),
  }),
  finished: (title) => ({
    title: `Hai finito «${title}»`,
    text: 'Vuoi aggiungerla a «Visti»?',
  }),
  addToWatched: 'Aggiungi a «Visti»',
  watched: 'Visto',
  watchedOf: (name) => `Visto: ${name}`,
  day: 'Altro giorno',
  dayOf: (name) => `Altro giorno: ${name}`,
  upTo: 'Tutti fino a qui',
  upToOf: (name) => `Segna come visti tutti fino a ${name}`,
  season: 'Segna la stagione',
  seasonOf: (name) => `Segna come vista: ${name}`,
  unmarkSeason: 'Segna non vista',
  unmarkSeasonOf: (name) => `Segna come non vista: ${name}`,
  progress: (watched, aired) => `${watched} su ${aired}`,
  progressOf: (watched, aired) =>
    plural(aired, {
      one: `Visti: ${watched} su {n} episodio`,
      many: `Visti: ${watched} su {n} di episodi`,
      other: `Visti: ${watched} su {n} episodi`,
    }),
  run: (run) => `Giro ${run}`,
  caughtUp: 'In pari',
  finishedNow: 'Finita',
  next: (code, name) => `A seguire: ${[code, name].filter(Boolean).join(' · ')}`,
  coming: (date) => `Prossimo episodio: ${formatDate(date)}`,
  fetching: 'Carichiamo gli episodi…',
  fetchFailed: 'Non è stato possibile caricare gli episodi. Marquee ci riprova stanotte.',
  noEpisodes: 'Gli episodi non si conoscono ancora',
  gone: 'Questa serie non è più nel catalogo.',
  lost: (count) =>
    plural(count, {
      one: '{n} episodio che hai visto non è più nel catalogo',
      many: '{n} di episodi che hai visto non sono più nel catalogo',
      other: '{n} episodi che hai visto non sono più nel catalogo',
    }),
};
