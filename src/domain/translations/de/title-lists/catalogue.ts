import type * as English from '../../../messages/title-lists/catalogue.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const later = 'Bitte versuch es später noch einmal.';

export const CATALOGUE_MESSAGES: Translated<typeof English.CATALOGUE_MESSAGES> = {
  list: {
    genres: { movie: 'Filmgenres', tv: 'Seriengenres', all: 'Alle Genres' },
    aboutGenres: (heading) =>
      `${heading} auf Marquee: Such dir eine Stimmung aus und sieh, was sie bereithält.`,
    ofGenre: {
      movie: (name) => `Filme: ${name}`,
      tv: (name) => `Serien: ${name}`,
    },
    more: 'Mehr laden',
    moreFrom: (year) => `Mehr von ${year}`,
    noMovies: 'Keine Filme gefunden',
    noTvSeries: 'Keine Serien gefunden',
    noSeries: 'Keine Serien gefunden',
    noGenreSeries: 'Keine Serien gefunden',
    noMoviesFrom: (year) => `In dieser Kategorie gibt es keine Filme von ${year}.`,
    ofYear: (year) => `Die von ${year}.`,
    pageTitle: (title, page) => `${title}, Seite ${page}`,
    onPage: (page) => `Seite ${page} der Liste.`,
    mostPopular: (titles) => `${titles} – die beliebtesten zuerst.`,
    wayOn: { first: 'Erste Seite', years: 'Alle Jahre', genres: 'Alle Genres' },
    noSeriesFrom: (year) => `In dieser Kategorie gibt es keine Serien von ${year}.`,
  },
  loading: {
    movies: {
      title: 'Filme laden nicht',
      text: `Die Filme konnten nicht geladen werden. ${later}`,
    },
    series: {
      title: 'Serien laden nicht',
      text: `Die Serien konnten nicht geladen werden. ${later}`,
    },
    genres: {
      title: 'Genres laden nicht',
      text: `Die Genres konnten nicht geladen werden. ${later}`,
    },
    movieGenres: {
      title: 'Genres laden nicht',
      text: `Die Genres konnten nicht geladen werden. ${later}`,
    },
    genre: {
      title: 'Filme laden nicht',
      text: `Die Filme dieses Genres konnten nicht geladen werden. ${later}`,
    },
    landing: {
      title: 'Die Seite lädt nicht',
      text: 'Die Inhalte konnten nicht geladen werden. Bitte lade die Seite neu.',
    },
    search: { title: 'Die Suche klappt nicht', text: `Gerade lässt sich nichts suchen. ${later}` },
  },
  genreNotFound: { title: 'Genre nicht gefunden', text: 'Dieses Genre gibt es hier nicht.' },
  year: { label: 'Jahr', all: 'Alle Jahre', apply: 'Filtern', clear: 'Jahr zurücksetzen' },
  search: {
    heading: 'Suche',
    asked: 'Was suchst du?',
    resultsFor: (query) => `Suchergebnisse für: ${query}`,
    found: {
      movie: (n) => plural(n, { one: '{n} Treffer bei Filmen', other: '{n} Treffer bei Filmen' }),
      tv: (n) => plural(n, { one: '{n} Treffer bei Serien', other: '{n} Treffer bei Serien' }),
      person: (n) => plural(n, { one: '{n} Treffer bei Personen', other: '{n} Treffer bei Personen' }),
      collection: (n) =>
        plural(n, { one: '{n} Treffer bei Filmreihen', other: '{n} Treffer bei Filmreihen' }),
    },
    find: {
      movie: 'Filme nach Namen suchen',
      tv: 'Serien nach Namen suchen',
      person: 'Personen nach Namen suchen',
      collection: 'Filmreihen nach Namen suchen',
    },
    tabNames: { movie: 'Filme', tv: 'Serien', person: 'Personen', collection: 'Filmreihen' },
    none: {
      movie: 'Keine Filme gefunden',
      tv: 'Keine Serien gefunden',
      person: 'Keine Personen gefunden',
      collection: 'Keine Filmreihen gefunden',
    },
    tabs: 'Treffer nach Art',
    prompt: 'Gib oben im Suchfeld einen Namen ein.',
    better: {
      movie: (name) => `Am besten passt ein Film: ${name}`,
      tv: (name) => `Am besten passt eine Serie: ${name}`,
      person: (name) => `Am besten passt eine Person: ${name}`,
      collection: (name) => `Am besten passt eine Filmreihe: ${name}`,
    },
    meant: 'Meintest du',
    popular: 'Oder sieh nach, was gerade beliebt ist:',
    browse: { movie: 'Filme ansehen', tv: 'Serien ansehen' },
  },
};

export const LOAD_MORE_MESSAGES: Translated<typeof English.LOAD_MORE_MESSAGES> = {
  loaded: (count) => `${count} weitere geladen.`,
  failed: 'Mehr konnte nicht geladen werden. Was hier steht, bleibt; versuch es noch einmal.',
  foreign:
    'Nicht Marquee hat geantwortet, sondern vielleicht die Anmeldeseite dieses Netzes. Was hier steht, bleibt; melde dich dort an und versuch es noch einmal.',
};

export const CARD_MESSAGES: Translated<typeof English.CARD_MESSAGES> = {
  keys: 'Pfeil nach unten für mehr',
  more: 'Mehr',
};

export const CARD_MENU_MESSAGES: Translated<typeof English.CARD_MENU_MESSAGES> = {
  all: 'Alles ohne Interesse',
};
