import type * as English from '../../../messages/title-lists/catalogue.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const later = 'Riprova più tardi.';

export const CATALOGUE_MESSAGES: Translated<typeof English.CATALOGUE_MESSAGES> = {
  list: {
    genres: { movie: 'Generi dei film', tv: 'Generi delle serie TV', all: 'Tutti i generi' },
    aboutGenres: (heading) => `${heading} su Marquee: scegli un’atmosfera e guarda cosa c’è dentro.`,
    ofGenre: {
      movie: (name) => `Film: ${name}`,
      tv: (name) => `Serie TV: ${name}`,
    },
    more: 'Carica altro',
    moreFrom: (year) => `Altro del ${year}`,
    noMovies: 'Nessun film trovato',
    noTvSeries: 'Nessuna serie TV trovata',
    noSeries: 'Nessuna serie TV trovata',
    noGenreSeries: 'Nessuna serie trovata',
    noMoviesFrom: (year) => `In questa categoria non c’è nessun film del ${year}.`,
    ofYear: (year) => `Solo del ${year}.`,
    pageTitle: (title, page) => `${title}, pagina ${page}`,
    onPage: (page) => `Pagina ${page} della lista.`,
    mostPopular: (titles) => `${titles}, a partire dai titoli più popolari.`,
    wayOn: { first: 'Prima pagina', years: 'Tutti gli anni', genres: 'Tutti i generi' },
    noSeriesFrom: (year) => `In questa categoria non c’è nessuna serie TV del ${year}.`,
  },
  loading: {
    movies: {
      title: 'I film non si caricano',
      text: `Non è stato possibile caricare i film. ${later}`,
    },
    series: {
      title: 'Le serie non si caricano',
      text: `Non è stato possibile caricare le serie TV. ${later}`,
    },
    genres: {
      title: 'I generi non si caricano',
      text: `Non è stato possibile caricare i generi. ${later}`,
    },
    movieGenres: {
      title: 'I generi non si caricano',
      text: `Non è stato possibile caricare i generi. ${later}`,
    },
    genre: {
      title: 'I film non si caricano',
      text: `Non è stato possibile caricare i film di questo genere. ${later}`,
    },
    landing: {
      title: 'La pagina non si carica',
      text: 'Non è stato possibile caricare i contenuti. Ricarica la pagina.',
    },
    search: { title: 'Ricerca non riuscita', text: `In questo momento la ricerca non funziona. ${later}` },
  },
  genreNotFound: { title: 'Genere non trovato', text: 'Qui non c’è nessun genere.' },
  year: { label: 'Anno', all: 'Tutti gli anni', apply: 'Filtra', clear: 'Togli il filtro dell’anno' },
  search: {
    heading: 'Ricerca',
    asked: 'Cosa stai cercando?',
    resultsFor: (query) => `Risultati per: ${query}`,
    found: {
      movie: (n) =>
        plural(n, {
          one: '{n} risultato nei film',
          many: '{n} di risultati nei film',
          other: '{n} risultati nei film',
        }),
      tv: (n) =>
        plural(n, {
          one: '{n} risultato nelle serie TV',
          many: '{n} di risultati nelle serie TV',
          other: '{n} risultati nelle serie TV',
        }),
      person: (n) =>
        plural(n, {
          one: '{n} risultato nelle persone',
          many: '{n} di risultati nelle persone',
          other: '{n} risultati nelle persone',
        }),
      collection: (n) =>
        plural(n, {
          one: '{n} risultato nelle saghe',
          many: '{n} di risultati nelle saghe',
          other: '{n} risultati nelle saghe',
        }),
    },
    find: {
      movie: 'Trova film per nome',
      tv: 'Trova serie TV per nome',
      person: 'Trova persone per nome',
      collection: 'Trova saghe per nome',
    },
    tabNames: { movie: 'Film', tv: 'Serie TV', person: 'Persone', collection: 'Saghe' },
    none: {
      movie: 'Nessun film trovato',
      tv: 'Nessuna serie TV trovata',
      person: 'Nessuna persona trovata',
      collection: 'Nessuna saga trovata',
    },
    tabs: 'Risultati per tipo',
    prompt: 'Scrivi un nome nella barra di ricerca qui sopra.',
    better: {
      movie: (name) => `Il risultato migliore è un film: ${name}`,
      tv: (name) => `Il risultato migliore è una serie: ${name}`,
      person: (name) => `Il risultato migliore è una persona: ${name}`,
      collection: (name) => `Il risultato migliore è una saga: ${name}`,
    },
    meant: 'Forse cercavi',
    popular: 'Oppure guarda cosa è popolare adesso:',
    browse: { movie: 'Sfoglia i film', tv: 'Sfoglia le serie TV' },
  },
};

export const LOAD_MORE_MESSAGES: Translated<typeof English.LOAD_MORE_MESSAGES> = {
  loaded: (count) => (count === 1 ? 'Caricato un altro titolo.' : `Caricati altri ${count}.`),
  failed: 'Non è stato possibile caricare altro. Quello che c’è resta; riprova.',
  foreign:
    'Non ha risposto Marquee ma qualcos’altro, forse la pagina di accesso di questa rete. Quello che c’è resta; accedi lì e riprova.',
};

export const CARD_MESSAGES: Translated<typeof English.CARD_MESSAGES> = {
  keys: 'Freccia giù per altro',
  more: 'Altro',
};

export const CARD_MENU_MESSAGES: Translated<typeof English.CARD_MENU_MESSAGES> = {
  all: 'Tutto quello che non ti interessa',
};
