import type * as English from '../../../messages/saved/saved.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate, type CalendarDate } from '../../../dates.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

type Lists = Pick<Translated<typeof English.SAVED_MESSAGES>, 'wishlist' | 'watched' | 'dismissed'>;

/** "il 5 marzo", "l’8 marzo". */
const on = (day: CalendarDate) =>
  formatDate(day)
    .replace(/^(?=8 |11 )/, 'l’')
    .replace(/^(?=\d)/, 'il ');

const LISTS: Lists = {
  wishlist: {
    heading: ACCOUNT_MENU_MESSAGES.wishlist,
    description: 'I film e le serie TV che vuoi vedere.',
    signIn: {
      heading: 'Accedi per trovare i tuoi titoli da vedere',
      text: 'I film e le serie TV che vuoi vedere, tutti in un posto solo.',
    },
    empty: {
      movie: {
        heading: 'Ancora nessun film da vedere',
        text: 'Aggiungi quelli che vuoi vedere: ti aspettano qui.',
      },
      tv: {
        heading: 'Ancora nessuna serie TV da vedere',
        text: 'Aggiungi quelle che vuoi vedere: ti aspettano qui.',
      },
    },
  },
  watched: {
    heading: ACCOUNT_MENU_MESSAGES.watched,
    description: 'I film e le serie TV che hai visto.',
    signIn: {
      heading: 'Accedi per ritrovare quello che hai visto',
      text: 'Tieni traccia dei film e delle serie TV che hai visto.',
    },
    empty: {
      movie: {
        heading: 'Ancora nessun film visto',
        text: 'Segna i film come visti, e li ritrovi qui.',
      },
      tv: {
        heading: 'Ancora nessuna serie TV vista',
        text: 'Segna le serie TV come viste, e le ritrovi qui.',
      },
    },
  },
  dismissed: {
    heading: ACCOUNT_MENU_MESSAGES.dismissed,
    description: 'I film e le serie TV che le liste lasciano fuori per te.',
    signIn: {
      heading: 'Accedi per vedere cosa non ti interessa',
      text: 'Nascondi i film e le serie TV che non vuoi più vederti proporre.',
    },
    empty: {
      movie: {
        heading: 'Non hai nascosto nessun film',
        text: 'Scegli «Non mi interessa» sulla scheda o sulla pagina di un film, e le liste lo lasciano fuori.',
      },
      tv: {
        heading: 'Non hai nascosto nessuna serie TV',
        text: 'Scegli «Non mi interessa» sulla scheda o sulla pagina di una serie, e le liste la lasciano fuori.',
      },
    },
  },
};

export const SAVED_MESSAGES: Translated<typeof English.SAVED_MESSAGES> = {
  ...LISTS,
  tabs: { movie: 'Film', tv: 'Serie TV' },
  browse: {
    movie: { label: 'Sfoglia i film', path: '/movies' },
    tv: { label: 'Sfoglia le serie TV', path: '/tv-series' },
  },
  sorts: {
    added: { wishlist: 'Data di aggiunta', watched: 'Data di visione', dismissed: 'Quando l’ho nascosto' },
    title: 'Titolo',
    year: 'Anno',
    rating: 'Voto',
  },
  favoritesOnly: { name: 'Quali titoli', yes: 'Solo preferiti', no: 'Tutti' },
  layout: { name: 'Aspetto', grid: 'Griglia', list: 'Lista' },
  choices: 'Quali titoli, e come',
  menu: 'Altro',
  more: 'Carica altro',
  loading: 'Caricamento…',
  page: (page) => `Pagina ${page}`,
  previousPage: 'Pagina precedente',
  dateUnknown: 'Data sconosciuta',
  short: { watched: 'Visto', favorite: 'Preferito', remove: 'Togli' },
  filter: { name: 'Filtra i titoli', apply: 'Filtra' },
  favoriteOf: (title) => `Preferito: ${title}`,
  rated: (vote) => `Voto: ${vote}`,
  sortBy: 'Ordina per',
  filterBy: 'Filtra per titolo',
  markWatched: (title) => `Visto: segna «${title}» come visto`,
  remove: {
    wishlist: (title) => `Togli «${title}» dai titoli da vedere`,
    watched: (title) => `Togli «${title}» dai titoli visti`,
  },
  watchedOn: (day) => (day === null ? 'Visto, senza data' : `Visto ${on(day)}`),
  takeBack: 'Ritira',
  takeBackTitle: (title) => `Ritira: mostra di nuovo «${title}»`,
  showing: (count) =>
    plural(count, { one: '{n} risultato', many: '{n} di risultati', other: '{n} risultati' }),
  noMatch: (text) => `Nessun titolo corrisponde a «${text}»`,
  noFavoriteMatch: (text) => `Nessun preferito corrisponde a «${text}»`,
  noFavorites: {
    heading: 'Qui ancora nessun preferito',
    text: 'Dai il cuore a quelli che ami, e li trovi qui.',
  },
  services: {
    which: 'Dove guardarli',
    anywhere: 'Ovunque',
    mine: 'Sulle mie piattaforme',
    choose: 'Scegli le mie piattaforme',
    none: {
      heading: 'Adesso nessuno è sulle tue piattaforme',
      text: 'Marquee ricontrolla ogni notte.',
    },
    noneTicked: {
      heading: 'Prima scegli le tue piattaforme',
      text: 'Poi trovi qui quello che è incluso.',
    },
    lookingUp: (count) =>
      plural(count, {
        one: 'Controlliamo dove guardare ancora {n} titolo…',
        many: 'Controlliamo dove guardare altri {n} di titoli…',
        other: 'Controlliamo dove guardare altri {n} titoli…',
      }),
    notKnown: (count) =>
      plural(count, {
        one: 'Non sappiamo ancora dove si può guardare {n} altro titolo.',
        many: 'Non sappiamo ancora dove si possono guardare altri {n} di titoli.',
        other: 'Non sappiamo ancora dove si possono guardare altri {n} titoli.',
      }),
    lookUp: 'Controlla adesso',
  },
  clear: 'Togli il filtro',
  showAll: 'Mostra tutto',
  gone: {
    kept: (title) => `Lo conservi come «${title}».`,
    unknown: 'Non abbiamo potuto controllare se è nelle tue liste.',
    tryAgain: 'Riprova',
    remove: {
      wishlist: 'Togli da «Da vedere»',
      watched: 'Togli da «Visti»',
      favorite: 'Togli dai preferiti',
      dismissed: 'Ritira «Non mi interessa»',
    },
  },
  removeAll: {
    label: 'Togli tutti',
    working: 'Un attimo…',
    question: (count, kind) =>
      kind === 'movie'
        ? plural(count, {
            one: 'Vuoi togliere {n} film da «Visti»?',
            many: 'Vuoi togliere {n} di film da «Visti»?',
            other: 'Vuoi togliere {n} film da «Visti»?',
          })
        : plural(count, {
            one: 'Vuoi togliere {n} serie TV da «Visti»?',
            many: 'Vuoi togliere {n} di serie TV da «Visti»?',
            other: 'Vuoi togliere {n} serie TV da «Visti»?',
          }),
    text: {
      movie:
        'Viene tolto tutto quello che è sotto «Film», anche se non corrisponde al filtro. Preferiti, voti e recensioni restano.',
      tv: 'Viene tolto tutto quello che è sotto «Serie TV», anche se non corrisponde al filtro. Preferiti, voti e recensioni restano.',
    },
    forGood: 'Così tanti non si possono recuperare.',
  },
};
