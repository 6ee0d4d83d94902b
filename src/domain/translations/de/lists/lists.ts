import type * as English from '../../../messages/lists/lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { plural } from '../plural.ts';

type Lists = Pick<
  Translated<typeof English.LIST_MESSAGES>,
  'wishlist' | 'watched' | 'favorite' | 'dismissed'
>;

const signIn = (text: string) => ({ title: 'Bitte melde dich an', text });
const failed = (text: string) => ({ title: 'Fehler', text });
const unsure = (text: string) => failed(`${text} Bitte versuch es noch einmal.`);

/** Two of them by name, and how many more. */
function some([first, second, ...more]: readonly string[]): string {
  if (more.length === 0) return `„${first}“ und „${second}“`;
  return `„${first}“, „${second}“ und ${formatNumber(more.length)} weitere`;
}

const LISTS: Lists = {
  wishlist: {
    button: 'Merkliste',
    signIn: {
      movie: signIn('Dann kannst du Filme auf deine Merkliste setzen.'),
      tv: signIn('Dann kannst du Serien auf deine Merkliste setzen.'),
    },
    added: (title) => ({
      title: 'Auf der Merkliste',
      text: `„${title}“ steht jetzt auf deiner Merkliste.`,
    }),
    duplicate: (title) => ({
      title: 'Schon auf der Merkliste',
      text: `„${title}“ steht schon auf deiner Merkliste.`,
    }),
    unknown: (title) => unsure(`Wir konnten nicht nachsehen, ob „${title}“ auf deiner Merkliste steht.`),
    addFailed: {
      movie: failed('Der Film konnte nicht auf die Merkliste gesetzt werden.'),
      tv: failed('Die Serie konnte nicht auf die Merkliste gesetzt werden.'),
    },
    removed: (title) => ({ title: 'Von der Merkliste entfernt', text: title }),
    removeFailed: {
      movie: failed('Der Film konnte nicht von der Merkliste entfernt werden.'),
      tv: failed('Die Serie konnte nicht von der Merkliste entfernt werden.'),
    },
    loadFailed: {
      movie: failed('Die Merkliste konnte nicht geladen werden.'),
      tv: failed('Die Merkliste konnte nicht geladen werden.'),
    },
  },
  watched: {
    button: 'Gesehen',
    signIn: {
      movie: signIn('Dann kannst du Filme als gesehen markieren.'),
      tv: signIn('Dann kannst du Serien als gesehen markieren.'),
    },
    added: (title) => ({ title: 'Als gesehen markiert', text: `„${title}“ steht jetzt unter „Gesehen“.` }),
    duplicate: (title) => ({ title: 'Schon gesehen', text: `„${title}“ steht schon unter „Gesehen“.` }),
    unknown: (title) => unsure(`Wir konnten nicht nachsehen, ob du „${title}“ gesehen hast.`),
    addFailed: {
      movie: failed('Der Film konnte nicht als gesehen markiert werden.'),
      tv: failed('Die Serie konnte nicht als gesehen markiert werden.'),
    },
    removed: (title) => ({ title: 'Nicht mehr als gesehen markiert', text: title }),
    removeFailed: {
      movie: failed('Der Film konnte nicht aus „Gesehen“ entfernt werden.'),
      tv: failed('Die Serie konnte nicht aus „Gesehen“ entfernt werden.'),
    },
    loadFailed: {
      movie: failed('Deine gesehenen Filme konnten nicht geladen werden.'),
      tv: failed('Deine gesehenen Serien konnten nicht geladen werden.'),
    },
  },
  favorite: {
    button: 'Favorit',
    signIn: {
      movie: signIn('Dann kannst du Filme zu deinen Favoriten machen.'),
      tv: signIn('Dann kannst du Serien zu deinen Favoriten machen.'),
    },
    added: (title) => ({ title: 'Jetzt ein Favorit', text: title }),
    duplicate: (title) => ({
      title: 'Schon ein Favorit',
      text: `„${title}“ gehört schon zu deinen Favoriten.`,
    }),
    unknown: (title) => unsure(`Wir konnten nicht nachsehen, ob „${title}“ zu deinen Favoriten gehört.`),
    addFailed: {
      movie: failed('Der Film konnte nicht zu den Favoriten genommen werden.'),
      tv: failed('Die Serie konnte nicht zu den Favoriten genommen werden.'),
    },
    removed: (title) => ({ title: 'Kein Favorit mehr', text: title }),
    removeFailed: {
      movie: failed('Der Film konnte nicht aus den Favoriten entfernt werden.'),
      tv: failed('Die Serie konnte nicht aus den Favoriten entfernt werden.'),
    },
    loadFailed: {
      movie: failed('Die Favoriten konnten nicht geladen werden.'),
      tv: failed('Die Favoriten konnten nicht geladen werden.'),
    },
  },
  dismissed: {
    button: 'Kein Interesse',
    signIn: {
      movie: signIn('Dann kannst du Filme ausblenden, die dich nicht interessieren.'),
      tv: signIn('Dann kannst du Serien ausblenden, die dich nicht interessieren.'),
    },
    added: (title) => ({ title: 'Kein Interesse', text: `„${title}“ siehst du nicht mehr.` }),
    duplicate: (title) => ({ title: 'Kein Interesse', text: `„${title}“ ist schon ausgeblendet.` }),
    unknown: (title) => unsure(`Wir konnten nicht nachsehen, ob du „${title}“ ausgeblendet hast.`),
    addFailed: {
      movie: failed('Der Film konnte nicht ausgeblendet werden.'),
      tv: failed('Die Serie konnte nicht ausgeblendet werden.'),
    },
    removed: (title) => ({ title: 'Zurückgenommen', text: `„${title}“ wird wieder gezeigt.` }),
    removeFailed: {
      movie: failed('Der Film konnte nicht wieder eingeblendet werden.'),
      tv: failed('Die Serie konnte nicht wieder eingeblendet werden.'),
    },
    loadFailed: {
      movie: failed('Was dich nicht interessiert, konnte nicht geladen werden.'),
      tv: failed('Was dich nicht interessiert, konnte nicht geladen werden.'),
    },
  },
};

export const LIST_MESSAGES: Translated<typeof English.LIST_MESSAGES> = {
  ...LISTS,
  details: 'Tag, Sterne, Notiz',
  unknownState: (button) => `${button} (unbekannt, drücken für einen neuen Versuch)`,
  removeAll: {
    done: {
      movie: (count) => ({
        title: 'Alle Filme entfernt',
        text: plural(count, { one: '{n} entfernt', other: '{n} entfernt' }),
      }),
      tv: (count) => ({
        title: 'Alle Serien entfernt',
        text: plural(count, { one: '{n} entfernt', other: '{n} entfernt' }),
      }),
    },
    failed: {
      movie: failed('Die gesehenen Filme konnten nicht alle entfernt werden.'),
      tv: failed('Die gesehenen Serien konnten nicht alle entfernt werden.'),
    },
  },
  several: {
    removed: (titles) => ({
      title: plural(titles.length, { one: '{n} Titel entfernt', other: '{n} Titel entfernt' }),
      text: some(titles),
    }),
    entered: {
      wishlist: (titles) => ({
        title: plural(titles.length, {
          one: '{n} Titel auf der Merkliste',
          other: '{n} Titel auf der Merkliste',
        }),
        text: some(titles),
      }),
      watched: (titles) => ({
        title: plural(titles.length, {
          one: '{n} Titel als gesehen markiert',
          other: '{n} Titel als gesehen markiert',
        }),
        text: some(titles),
      }),
      dismissed: (titles) => ({
        title: plural(titles.length, { one: '{n} Titel ausgeblendet', other: '{n} Titel ausgeblendet' }),
        text: some(titles),
      }),
    },
    takenBack: (titles) => ({
      title: plural(titles.length, { one: '{n} Titel zurückgenommen', other: '{n} Titel zurückgenommen' }),
      text: some(titles),
    }),
  },
};
