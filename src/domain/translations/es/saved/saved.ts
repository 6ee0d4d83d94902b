import type * as English from '../../../messages/saved/saved.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

type Lists = Pick<Translated<typeof English.SAVED_MESSAGES>, 'wishlist' | 'watched' | 'dismissed'>;

const LISTS: Lists = {
  wishlist: {
    heading: ACCOUNT_MENU_MESSAGES.wishlist,
    description: 'Películas y series que quieres ver.',
    signIn: {
      heading: 'Entra para ver tus pendientes',
      text: 'Guarda en un mismo sitio las películas y series que quieres ver.',
    },
    empty: {
      movie: {
        heading: 'Aún no tienes películas pendientes',
        text: 'Añade las que quieras ver y te esperarán aquí.',
      },
      tv: {
        heading: 'Aún no tienes series pendientes',
        text: 'Añade las que quieras ver y te esperarán aquí.',
      },
    },
  },
  watched: {
    heading: ACCOUNT_MENU_MESSAGES.watched,
    description: 'Películas y series que has visto.',
    signIn: {
      heading: 'Entra para ver lo que ya has visto',
      text: 'Lleva la cuenta de las películas y series que has visto.',
    },
    empty: {
      movie: {
        heading: 'Aún no hay películas vistas',
        text: 'Marca películas como vistas y se quedarán aquí.',
      },
      tv: { heading: 'Aún no hay series vistas', text: 'Marca series como vistas y se quedarán aquí.' },
    },
  },
  dismissed: {
    heading: ACCOUNT_MENU_MESSAGES.dismissed,
    description: 'Películas y series que las listas dejan fuera por ti.',
    signIn: {
      heading: 'Entra para ver lo que no te interesa',
      text: 'Oculta las películas y series que no quieres volver a encontrarte.',
    },
    empty: {
      movie: {
        heading: 'No has ocultado ninguna película',
        text: 'Di «No me interesa» en una película y las listas la dejarán fuera.',
      },
      tv: {
        heading: 'No has ocultado ninguna serie',
        text: 'Di «No me interesa» en una serie y las listas la dejarán fuera.',
      },
    },
  },
};

export const SAVED_MESSAGES: Translated<typeof English.SAVED_MESSAGES> = {
  ...LISTS,
  tabs: { movie: 'Películas', tv: 'Series' },
  browse: {
    movie: { label: 'Explorar películas', path: '/movies' },
    tv: { label: 'Explorar series', path: '/tv-series' },
  },
  sorts: {
    added: {
      wishlist: 'Fecha en que la añadí',
      watched: 'Fecha en que la vi',
      dismissed: 'Fecha en que la oculté',
    },
    title: 'Título',
    year: 'Año',
    rating: 'Valoración',
  },
  favoritesOnly: { name: 'Qué títulos', yes: 'Solo favoritas', no: 'Todas' },
  layout: { name: 'Disposición', grid: 'Cuadrícula', list: 'Lista' },
  choices: 'Qué títulos, y cómo',
  menu: 'Más',
  more: 'Cargar más',
  loading: 'Cargando…',
  page: (page) => `Página ${page}`,
  previousPage: 'Página anterior',
  dateUnknown: 'Fecha desconocida',
  short: { watched: 'Vista', favorite: 'Favorita', remove: 'Quitar' },
  filter: { name: 'Filtrar títulos', apply: 'Filtrar' },
  favoriteOf: (title) => `Favorita: ${title}`,
  rated: (vote) => `Valoración: ${vote}`,
  sortBy: 'Ordenar por',
  filterBy: 'Filtrar por título',
  markWatched: (title) => `Vista: marcar «${title}» como vista`,
  remove: {
    wishlist: (title) => `Quitar «${title}» de tus pendientes`,
    watched: (title) => `Quitar «${title}» de «Ya vistas»`,
  },
  watchedOn: (day) => (day === null ? 'Vista, sin fecha' : `Vista el ${formatDate(day)}`),
  takeBack: 'Recuperar',
  takeBackTitle: (title) => `Recuperar: volver a mostrar «${title}»`,
  showing: (count) =>
    plural(count, {
      one: '{n} resultado',
      many: '{n} de resultados',
      other: '{n} resultados',
    }),
  noMatch: (text) => `Ningún título coincide con «${text}»`,
  noFavoriteMatch: (text) => `Ninguna favorita coincide con «${text}»`,
  noFavorites: {
    heading: 'Aquí aún no hay favoritas',
    text: 'Marca con el corazón las que te encantan y las encontrarás aquí.',
  },
  services: {
    which: 'Dónde ver',
    anywhere: 'En cualquier sitio',
    mine: 'En mis plataformas',
    choose: 'Elegir mis plataformas',
    none: {
      heading: 'Nada de esto está ahora mismo en tus plataformas',
      text: 'Marquee vuelve a mirar cada noche.',
    },
    noneTicked: {
      heading: 'Elige primero tus plataformas',
      text: 'Luego encontrarás aquí lo que incluyen.',
    },
    lookingUp: (count) =>
      plural(count, {
        one: 'Comprobando dónde ver {n} título más…',
        many: 'Comprobando dónde ver {n} de títulos más…',
        other: 'Comprobando dónde ver {n} títulos más…',
      }),
    notKnown: (count) =>
      plural(count, {
        one: 'Aún no sabemos dónde ver {n} título más.',
        many: 'Aún no sabemos dónde ver {n} de títulos más.',
        other: 'Aún no sabemos dónde ver {n} títulos más.',
      }),
    lookUp: 'Comprobar ya',
  },
  clear: 'Quitar filtro',
  showAll: 'Ver todo',
  gone: {
    kept: (title) => `La tienes guardada como «${title}».`,
    unknown: 'No hemos podido comprobar si está en tus listas.',
    tryAgain: 'Reintentar',
    remove: {
      wishlist: 'Quitar de pendientes',
      watched: 'Quitar de vistas',
      favorite: 'Quitar de favoritas',
      dismissed: 'Olvidar que no te interesa',
    },
  },
  removeAll: {
    label: 'Quitar todo',
    working: 'Quitando…',
    question: (count, kind) =>
      kind === 'movie'
        ? plural(count, {
            one: '¿Quitar {n} película de «Ya vistas»?',
            many: '¿Quitar {n} de películas de «Ya vistas»?',
            other: '¿Quitar {n} películas de «Ya vistas»?',
          })
        : plural(count, {
            one: '¿Quitar {n} serie de «Ya vistas»?',
            many: '¿Quitar {n} de series de «Ya vistas»?',
            other: '¿Quitar {n} series de «Ya vistas»?',
          }),
    text: {
      movie:
        'Se quita todo lo de la pestaña Películas, sea cual sea el filtro. Las favoritas, las valoraciones y las críticas se quedan.',
      tv: 'Se quita todo lo de la pestaña Series, sea cual sea el filtro. Las favoritas, las valoraciones y las críticas se quedan.',
    },
    forGood: 'Son tantas que no se podrán recuperar.',
  },
};
