import type * as English from '../../../messages/numbers/numbers.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate, type CalendarDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import { days, movies, series, stars, titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

const than = (year: number, soFar: boolean) => (soFar ? `${year} alla stessa data` : String(year));

/** "al 5 marzo", "all’8 marzo". */
const to = (day: CalendarDate) =>
  formatDate(day)
    .replace(/^(?=8 |11 )/, 'all’')
    .replace(/^(?=\d)/, 'al ');
const since = (day: CalendarDate) =>
  formatDate(day)
    .replace(/^(?=8 |11 )/, 'Dall’')
    .replace(/^(?=\d)/, 'Dal ');

export const NUMBERS_MESSAGES: Translated<typeof English.NUMBERS_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.numbers,
  yearTitle: (year) => `Il ${year} in numeri`,
  description: 'Quello che hai visto, in numeri.',
  signIn: 'Accedi per vedere i tuoi numeri',
  years: 'Anni',
  allTime: 'Da sempre',
  underWay: (year, day) => `Il ${year} non è finito: questi sono i suoi numeri fino ${to(day)}.`,
  none: 'Ancora niente da contare',
  noneText: 'Segna quello che hai visto: qui si sommano le tue ore, i tuoi generi e le tue facce preferite.',
  noneIn: (year) => `Nel ${year} non hai visto niente`,
  noneInText: 'Nel tuo diario non c’è nessuna voce di quell’anno.',
  browse: 'Sfoglia i film popolari',
  hours: 'Ore',
  titles: 'Titoli',
  days: 'Giorni attivi',
  streak: 'Giorni di fila',
  kinds: (ofMovies, ofSeries) =>
    [ofMovies > 0 && movies(ofMovies), ofSeries > 0 && series(ofSeries)].filter(Boolean).join(', '),
  watches: (count) =>
    plural(count, { one: 'visto una volta', many: 'visto {n} di volte', other: 'visto {n} volte' }),
  compared: (now, before, year, soFar) => {
    const more = now - before;
    if (more === 0) return `Come nel ${than(year, soFar)}`;
    return `${formatNumber(Math.abs(more))} in ${more > 0 ? 'più' : 'meno'} che nel ${than(year, soFar)}`;
  },
  length: days,
  between: (first, last) => (first === last ? formatDate(first) : `${since(first)} ${to(last)}`),
  weeks: (n) =>
    plural(n, {
      one: '{n} settimana attiva di fila',
      many: '{n} di settimane attive di fila',
      other: '{n} settimane attive di fila',
    }),
  running: (n) =>
    plural(n, {
      one: '{n} giorno di fila fino a oggi',
      many: '{n} di giorni di fila fino a oggi',
      other: '{n} giorni di fila fino a oggi',
    }),
  columns: { what: 'Cosa', watches: 'Visioni', titles: 'Titoli', hours: 'Ore' },
  table: 'Mostra come tabella',
  charts: {
    months: 'Mesi',
    years: 'Anni',
    genres: 'Generi',
    decades: 'Decenni',
    countries: 'Paesi',
    actors: 'Interpreti',
    directors: 'Registi',
    stars: 'Le tue stelle',
  },
  titlesOf: (name, count) => `${name}: ${titles(count)}`,
  behind: {
    heading: (by, name) => {
      if (by === 'decade') return `Dagli anni ${name.replace(/^19(?=[1-9])/, '’')}`;
      if (by === 'director') return `Regia: ${name}`;
      if (by === 'stars') return `Hai dato ${stars(Number(name))}`;
      return by === 'actor' ? `Con ${name}` : name;
    },
    count: (total, year) => {
      const seen = plural(total, {
        one: '{n} titolo visto',
        many: '{n} di titoli visti',
        other: '{n} titoli visti',
      });
      return year === null
        ? `${seen}, prima quelli visti più spesso.`
        : `${seen} nel ${year}, prima quelli visti più spesso.`;
    },
    none: 'Qui non ci sono titoli',
    noneText: 'Niente di quello che hai visto corrisponde più.',
    back: 'I miei numeri',
    backTo: (year) => `Il ${year} in numeri`,
    person: (name) => `Scopri di più su ${name}`,
    pages: 'Pagine di titoli',
    earlier: 'Precedenti',
    later: 'Successivi',
  },
  peopleNote: 'In almeno due titoli.',
  genresNote: 'Un titolo conta in ognuno dei suoi generi.',
  countriesNote: 'Un titolo conta in ognuno dei suoi paesi.',
  decadesNote: (leftOut) =>
    leftOut === 0
      ? 'In base alla prima uscita.'
      : plural(leftOut, {
          one: 'In base alla prima uscita. Resta fuori {n} titolo dall’uscita sconosciuta, come una serie di cui si conoscono solo gli episodi.',
          many: 'In base alla prima uscita. Restano fuori {n} di titoli dall’uscita sconosciuta, come le serie di cui si conoscono solo gli episodi.',
          other:
            'In base alla prima uscita. Restano fuori {n} titoli dall’uscita sconosciuta, come le serie di cui si conoscono solo gli episodi.',
        }),
  most: (name, count) => `In testa: ${name}, con ${titles(count)}.`,
  mostWatched: (name, count) =>
    `In testa: ${name}, con ${plural(count, {
      one: 'una visione',
      many: '{n} di visioni',
      other: '{n} visioni',
    })}.`,
  averages: (mine, theirs, count) =>
    `In media hai dato ${mine} su 10, gli altri ${theirs}, su ${titles(count)} in comune.`,
  rated: (count) =>
    plural(count, {
      one: 'Hai votato {n} di questi titoli; che voto gli abbiano dato gli altri non si sa.',
      many: 'Hai votato {n} di questi titoli; che voti abbiano dato gli altri non si sa.',
      other: 'Hai votato {n} di questi titoli; che voti abbiano dato gli altri non si sa.',
    }),
  starsOf: stars,
  above: 'Ti sono piaciuti più che agli altri',
  below: 'Ti sono piaciuti meno che agli altri',
  disagreement: (mine, theirs) => `Tu ${mine}, gli altri ${theirs} su 10`,
  mostOften: 'Visti più spesso',
  times: (n) => plural(n, { one: '{n} volta', many: '{n} di volte', other: '{n} volte' }),
  someSeries: 'Una serie',
  first: 'Il primo',
  last: 'L’ultimo',
  firstOf: (year) => `Il primo del ${year}`,
  lastOf: (year) => `L’ultimo del ${year}`,
  latestOf: (year) => `Il più recente del ${year}`,
  share: {
    heading: 'Condividi il mio anno',
    text: 'Crea un link che può aprire chiunque ce l’abbia. Mostra quante ore, quanti titoli e quanti giorni sono stati, così come sono adesso: nessun titolo, nessun voto, e non il tuo nome. Puoi eliminare il link quando vuoi.',
    make: 'Crea un link',
    update: 'Aggiorna il link',
    end: 'Elimina il link',
    made: 'Chi ha questo link vede i numeri di quest’anno.',
    ended: 'Il link è stato eliminato.',
  },
  shared: {
    title: (year) => `Il ${year} in film e serie`,
    description: (year) => `Quanto ha visto qualcuno nel ${year}, in numeri.`,
    text: 'Qualcuno su Marquee condivide quanto ha visto in quell’anno.',
    own: 'Conta i tuoi su Marquee',
    gone: 'Questo link non porta da nessuna parte',
    goneText: 'Chi aveva condiviso quest’anno ha eliminato il link, oppure l’indirizzo è incompleto.',
    failed: 'Errore',
    failedText: 'Non è stato possibile caricare quest’anno. Riprova tra un attimo.',
    home: 'Vai alla home',
  },
};
