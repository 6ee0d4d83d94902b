import type * as English from '../../../messages/title-lists/catalogue.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const later = 'Vuelve a intentarlo más tarde.';

export const CATALOGUE_MESSAGES: Translated<typeof English.CATALOGUE_MESSAGES> = {
  list: {
    genres: { movie: 'Géneros de cine', tv: 'Géneros de series', all: 'Todos los géneros' },
    aboutGenres: (heading) => `${heading} en Marquee: elige qué te apetece y mira lo que hay.`,
    ofGenre: {
      movie: (name) => `Películas: ${name}`,
      tv: (name) => `Series: ${name}`,
    },
    more: 'Cargar más',
    moreFrom: (year) => `Más de ${year}`,
    noMovies: 'No hay películas',
    noTvSeries: 'No hay series',
    noSeries: 'No hay series',
    noGenreSeries: 'No hay series',
    noMoviesFrom: (year) => `No hay películas de ${year} en esta categoría.`,
    ofYear: (year) => `Las de ${year}.`,
    pageTitle: (title, page) => `${title}, página ${page}`,
    onPage: (page) => `Página ${page} de la lista.`,
    mostPopular: (titles) => `${titles}, de más a menos populares.`,
    wayOn: { first: 'Primera página', years: 'Todos los años', genres: 'Todos los géneros' },
    noSeriesFrom: (year) => `No hay series de ${year} en esta categoría.`,
  },
  loading: {
    movies: {
      title: 'Las películas no cargan',
      text: `No se han podido cargar las películas. ${later}`,
    },
    series: {
      title: 'Las series no cargan',
      text: `No se han podido cargar las series. ${later}`,
    },
    genres: {
      title: 'Los géneros no cargan',
      text: `No se han podido cargar los géneros. ${later}`,
    },
    movieGenres: {
      title: 'Los géneros no cargan',
      text: `No se han podido cargar los géneros. ${later}`,
    },
    genre: {
      title: 'Las películas no cargan',
      text: `No se han podido cargar las películas de este género. ${later}`,
    },
    landing: {
      title: 'La página no carga',
      text: 'No se ha podido cargar el contenido. Recarga la página.',
    },
    search: { title: 'La búsqueda ha fallado', text: `Ahora mismo no se puede buscar. ${later}` },
  },
  genreNotFound: { title: 'Género no encontrado', text: 'Aquí no hay ningún género.' },
  year: { label: 'Año', all: 'Todos los años', apply: 'Filtrar', clear: 'Quitar el filtro de año' },
  search: {
    heading: 'Búsqueda',
    asked: '¿Qué buscas?',
    resultsFor: (query) => `Resultados de: ${query}`,
    found: {
      movie: (n) =>
        plural(n, {
          one: '{n} resultado en Películas',
          many: '{n} de resultados en Películas',
          other: '{n} resultados en Películas',
        }),
      tv: (n) =>
        plural(n, {
          one: '{n} resultado en Series',
          many: '{n} de resultados en Series',
          other: '{n} resultados en Series',
        }),
      person: (n) =>
        plural(n, {
          one: '{n} resultado en Personas',
          many: '{n} de resultados en Personas',
          other: '{n} resultados en Personas',
        }),
      collection: (n) =>
        plural(n, {
          one: '{n} resultado en Sagas',
          many: '{n} de resultados en Sagas',
          other: '{n} resultados en Sagas',
        }),
    },
    find: {
      movie: 'Buscar películas por nombre',
      tv: 'Buscar series por nombre',
      person: 'Buscar personas por nombre',
      collection: 'Buscar sagas por nombre',
    },
    tabNames: { movie: 'Películas', tv: 'Series', person: 'Personas', collection: 'Sagas' },
    none: {
      movie: 'No se ha encontrado ninguna película',
      tv: 'No se ha encontrado ninguna serie',
      person: 'No se ha encontrado ninguna persona',
      collection: 'No se ha encontrado ninguna saga',
    },
    tabs: 'Resultados por tipo',
    prompt: 'Escribe un nombre en el buscador de arriba.',
    better: {
      movie: (name) => `Lo que mejor encaja es una película: ${name}`,
      tv: (name) => `Lo que mejor encaja es una serie: ${name}`,
      person: (name) => `Quien mejor encaja es una persona: ${name}`,
      collection: (name) => `Lo que mejor encaja es una saga: ${name}`,
    },
    meant: 'Quizá quisiste decir',
    popular: 'O mira lo más popular del momento:',
    browse: { movie: 'Explorar películas', tv: 'Explorar series' },
  },
};

export const LOAD_MORE_MESSAGES: Translated<typeof English.LOAD_MORE_MESSAGES> = {
  loaded: (count) => `Cargados: ${count} más.`,
  failed: 'No se ha podido cargar más. Lo que ves se queda; vuelve a intentarlo.',
  foreign:
    'No ha respondido Marquee, sino otra cosa: quizá la página de acceso de esta red. Lo que ves se queda; entra allí y vuelve a intentarlo.',
};

export const CARD_MESSAGES: Translated<typeof English.CARD_MESSAGES> = {
  keys: 'Flecha abajo para más',
  more: 'Más',
};

export const CARD_MENU_MESSAGES: Translated<typeof English.CARD_MENU_MESSAGES> = {
  all: 'Todo lo que no te interesa',
};
