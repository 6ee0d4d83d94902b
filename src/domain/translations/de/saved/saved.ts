import type * as English from '../../../messages/saved/saved.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

type Lists = Pick<Translated<typeof English.SAVED_MESSAGES>, 'wishlist' | 'watched' | 'dismissed'>;

const LISTS: Lists = {
  wishlist: {
    heading: ACCOUNT_MENU_MESSAGES.wishlist,
    description: 'Filme und Serien, die du sehen willst.',
    signIn: {
      heading: 'Melde dich an, um deine Merkliste zu sehen',
      text: 'Alle Filme und Serien, die du sehen willst, an einem Ort.',
    },
    empty: {
      movie: {
        heading: 'Noch keine Filme auf deiner Merkliste',
        text: 'Setz darauf, was du sehen willst, und es wartet hier auf dich.',
      },
      tv: {
        heading: 'Noch keine Serien auf deiner Merkliste',
        text: 'Setz darauf, was du sehen willst, und es wartet hier auf dich.',
      },
    },
  },
  watched: {
    heading: ACCOUNT_MENU_MESSAGES.watched,
    description: 'Filme und Serien, die du gesehen hast.',
    signIn: {
      heading: 'Melde dich an, um zu sehen, was du gesehen hast',
      text: 'Behalt den Überblick über Filme und Serien, die du gesehen hast.',
    },
    empty: {
      movie: {
        heading: 'Noch keine gesehenen Filme',
        text: 'Markier Filme als gesehen, und sie stehen hier.',
      },
      tv: {
        heading: 'Noch keine gesehenen Serien',
        text: 'Markier Serien als gesehen, und sie stehen hier.',
      },
    },
  },
  dismissed: {
    heading: ACCOUNT_MENU_MESSAGES.dismissed,
    description: 'Filme und Serien, die Listen für dich weglassen.',
    signIn: {
      heading: 'Melde dich an, um zu sehen, was dich nicht interessiert',
      text: 'Blende Filme und Serien aus, die du nicht mehr sehen willst.',
    },
    empty: {
      movie: {
        heading: 'Du hast keine Filme ausgeblendet',
        text: 'Wähl „Kein Interesse“ auf der Karte oder Seite eines Films, und Listen lassen ihn weg.',
      },
      tv: {
        heading: 'Du hast keine Serien ausgeblendet',
        text: 'Wähl „Kein Interesse“ auf der Karte oder Seite einer Serie, und Listen lassen sie weg.',
      },
    },
  },
};

export const SAVED_MESSAGES: Translated<typeof English.SAVED_MESSAGES> = {
  ...LISTS,
  tabs: { movie: 'Filme', tv: 'Serien' },
  browse: {
    movie: { label: 'Filme ansehen', path: '/movies' },
    tv: { label: 'Serien ansehen', path: '/tv-series' },
  },
  sorts: {
    added: { wishlist: 'Vorgemerkt am', watched: 'Gesehen am', dismissed: 'Ausgeblendet am' },
    title: 'Titel',
    year: 'Jahr',
    rating: 'Bewertung',
  },
  favoritesOnly: { name: 'Welche Titel', yes: 'Nur Favoriten', no: 'Alle' },
  layout: { name: 'Ansicht', grid: 'Raster', list: 'Liste' },
  choices: 'Welche Titel und wie',
  menu: 'Mehr',
  more: 'Mehr laden',
  loading: 'Lädt …',
  page: (page) => `Seite ${page}`,
  previousPage: 'Vorige Seite',
  dateUnknown: 'Datum unbekannt',
  short: { watched: 'Gesehen', favorite: 'Favorit', remove: 'Entfernen' },
  filter: { name: 'Titel filtern', apply: 'Filtern' },
  favoriteOf: (title) => `Favorit: ${title}`,
  rated: (vote) => `Bewertet mit ${vote}`,
  sortBy: 'Sortieren nach',
  filterBy: 'Nach Titel filtern',
  markWatched: (title) => `Gesehen: „${title}“ als gesehen markieren`,
  remove: {
    wishlist: (title) => `„${title}“ von deiner Merkliste entfernen`,
    watched: (title) => `„${title}“ aus „Gesehen“ entfernen`,
  },
  watchedOn: (day) => (day === null ? 'Gesehen, ohne Datum' : `Gesehen am ${formatDate(day)}`),
  takeBack: 'Zurücknehmen',
  takeBackTitle: (title) => `Zurücknehmen: „${title}“ wieder zeigen`,
  showing: (count) => plural(count, { one: '{n} Treffer', other: '{n} Treffer' }),
  noMatch: (text) => `Kein Titel passt zu „${text}“`,
  noFavoriteMatch: (text) => `Kein Favorit passt zu „${text}“`,
  noFavorites: {
    heading: 'Noch keine Favoriten darunter',
    text: 'Gib denen, die du liebst, ein Herz, und du findest sie hier.',
  },
  services: {
    which: 'Wo es läuft',
    anywhere: 'Egal wo',
    mine: 'Bei meinen Diensten',
    choose: 'Meine Dienste wählen',
    none: {
      heading: 'Nichts davon läuft gerade bei deinen Diensten',
      text: 'Marquee sieht jede Nacht wieder nach.',
    },
    noneTicked: {
      heading: 'Wähl zuerst deine Dienste',
      text: 'Dann siehst du hier, was bei ihnen im Abo ist.',
    },
    lookingUp: (count) =>
      plural(count, {
        one: 'Wir sehen nach, wo {n} weiterer Titel läuft …',
        other: 'Wir sehen nach, wo {n} weitere Titel laufen …',
      }),
    notKnown: (count) =>
      plural(count, {
        one: 'Wo {n} weiterer Titel läuft, wissen wir noch nicht.',
        other: 'Wo {n} weitere Titel laufen, wissen wir noch nicht.',
      }),
    lookUp: 'Jetzt nachsehen',
  },
  clear: 'Filter löschen',
  showAll: 'Alle zeigen',
  gone: {
    kept: (title) => `Du hast diesen Titel als „${title}“ gespeichert.`,
    unknown: 'Wir konnten nicht nachsehen, ob der Titel auf deinen Listen steht.',
    tryAgain: 'Noch einmal',
    remove: {
      wishlist: 'Von der Merkliste entfernen',
      watched: 'Aus „Gesehen“ entfernen',
      favorite: 'Aus den Favoriten entfernen',
      dismissed: '„Kein Interesse“ zurücknehmen',
    },
  },
  removeAll: {
    label: 'Alle entfernen',
    working: 'Wird entfernt …',
    question: (count, kind) =>
      kind === 'movie'
        ? plural(count, {
            one: '{n} Film aus „Gesehen“ entfernen?',
            other: '{n} Filme aus „Gesehen“ entfernen?',
          })
        : plural(count, {
            one: '{n} Serie aus „Gesehen“ entfernen?',
            other: '{n} Serien aus „Gesehen“ entfernen?',
          }),
    text: {
      movie:
        'Alles unter „Filme“ wird entfernt, egal, was gefiltert ist. Favoriten, Bewertungen und Kritiken bleiben.',
      tv: 'Alles unter „Serien“ wird entfernt, egal, was gefiltert ist. Favoriten, Bewertungen und Kritiken bleiben.',
    },
    forGood: 'So viele lassen sich nicht zurückholen.',
  },
};
