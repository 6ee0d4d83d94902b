import type * as English from '../../../messages/lists/lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { plural } from '../plural.ts';

type Lists = Pick<
  Translated<typeof English.LIST_MESSAGES>,
  'wishlist' | 'watched' | 'favorite' | 'dismissed'
>;

const signIn = (text: string) => ({ title: 'Accedi', text });
const failed = (text: string) => ({ title: 'Errore', text });
const unsure = (text: string) => failed(`${text} Riprova.`);

/** Two of them by name, and how many more. */
function some([first, second, ...more]: readonly string[]): string {
  if (more.length === 0) return `«${first}» e «${second}»`;
  if (more.length === 1) return `«${first}», «${second}» e un altro`;
  return `«${first}», «${second}» e altri ${formatNumber(more.length)}`;
}

const LISTS: Lists = {
  wishlist: {
    button: 'Da vedere',
    signIn: {
      movie: signIn('Così puoi mettere i film tra quelli da vedere.'),
      tv: signIn('Così puoi mettere le serie TV tra quelle da vedere.'),
    },
    added: (title) => ({
      title: 'Aggiunto a «Da vedere»',
      text: `«${title}» è tra i tuoi titoli da vedere.`,
    }),
    duplicate: (title) => ({
      title: 'Già in «Da vedere»',
      text: `«${title}» è già tra i tuoi titoli da vedere.`,
    }),
    unknown: (title) => unsure(`Non abbiamo potuto controllare se «${title}» è tra i tuoi titoli da vedere.`),
    addFailed: {
      movie: failed('Non è stato possibile mettere il film tra quelli da vedere.'),
      tv: failed('Non è stato possibile mettere la serie TV tra quelle da vedere.'),
    },
    removed: (title) => ({ title: 'Tolto da «Da vedere»', text: title }),
    removeFailed: {
      movie: failed('Non è stato possibile togliere il film da quelli da vedere.'),
      tv: failed('Non è stato possibile togliere la serie TV da quelle da vedere.'),
    },
    loadFailed: {
      movie: failed('Non è stato possibile caricare i film da vedere.'),
      tv: failed('Non è stato possibile caricare le serie TV da vedere.'),
    },
  },
  watched: {
    button: 'Visto',
    signIn: {
      movie: signIn('Così puoi segnare i film come visti.'),
      tv: signIn('Così puoi segnare le serie TV come viste.'),
    },
    added: (title) => ({ title: 'Segnato come visto', text: `«${title}» è tra i titoli che hai visto.` }),
    duplicate: (title) => ({ title: 'Già visto', text: `«${title}» è già tra i titoli che hai visto.` }),
    unknown: (title) => unsure(`Non abbiamo potuto controllare se hai visto «${title}».`),
    addFailed: {
      movie: failed('Non è stato possibile segnare il film come visto.'),
      tv: failed('Non è stato possibile segnare la serie TV come vista.'),
    },
    removed: (title) => ({ title: 'Tolto da «Visti»', text: title }),
    removeFailed: {
      movie: failed('Non è stato possibile togliere il film da quelli visti.'),
      tv: failed('Non è stato possibile togliere la serie TV da quelle viste.'),
    },
    loadFailed: {
      movie: failed('Non è stato possibile caricare i film che hai visto.'),
      tv: failed('Non è stato possibile caricare le serie TV che hai visto.'),
    },
  },
  favorite: {
    button: 'Preferito',
    signIn: {
      movie: signIn('Così puoi aggiungere film ai tuoi preferiti.'),
      tv: signIn('Così puoi aggiungere serie TV ai tuoi preferiti.'),
    },
    added: (title) => ({ title: 'Aggiunto ai preferiti', text: title }),
    duplicate: (title) => ({ title: 'Già tra i preferiti', text: `«${title}» è già tra i tuoi preferiti.` }),
    unknown: (title) => unsure(`Non abbiamo potuto controllare se «${title}» è tra i tuoi preferiti.`),
    addFailed: {
      movie: failed('Non è stato possibile aggiungere il film ai preferiti.'),
      tv: failed('Non è stato possibile aggiungere la serie TV ai preferiti.'),
    },
    removed: (title) => ({ title: 'Tolto dai preferiti', text: title }),
    removeFailed: {
      movie: failed('Non è stato possibile togliere il film dai preferiti.'),
      tv: failed('Non è stato possibile togliere la serie TV dai preferiti.'),
    },
    loadFailed: {
      movie: failed('Non è stato possibile caricare i preferiti.'),
      tv: failed('Non è stato possibile caricare i preferiti.'),
    },
  },
  dismissed: {
    button: 'Non mi interessa',
    signIn: {
      movie: signIn('Così puoi nascondere i film che non ti interessano.'),
      tv: signIn('Così puoi nascondere le serie TV che non ti interessano.'),
    },
    added: (title) => ({ title: 'Non ti interessa', text: `Non vedrai più «${title}».` }),
    duplicate: (title) => ({ title: 'Non ti interessa', text: `Hai già nascosto «${title}».` }),
    unknown: (title) => unsure(`Non abbiamo potuto controllare se hai nascosto «${title}».`),
    addFailed: {
      movie: failed('Non è stato possibile nascondere il film.'),
      tv: failed('Non è stato possibile nascondere la serie TV.'),
    },
    removed: (title) => ({ title: 'Ritirato', text: `«${title}» si vede di nuovo.` }),
    removeFailed: {
      movie: failed('Non è stato possibile mostrare di nuovo il film.'),
      tv: failed('Non è stato possibile mostrare di nuovo la serie TV.'),
    },
    loadFailed: {
      movie: failed('Non è stato possibile caricare quello che non ti interessa.'),
      tv: failed('Non è stato possibile caricare quello che non ti interessa.'),
    },
  },
};

const removed = (count: number) => plural(count, { one: '{n} tolto', many: '{n} tolti', other: '{n} tolti' });
const seriesRemoved = (count: number) =>
  plural(count, { one: '{n} tolta', many: '{n} tolte', other: '{n} tolte' });

export const LIST_MESSAGES: Translated<typeof English.LIST_MESSAGES> = {
  ...LISTS,
  details: 'Giorno, stelle, nota',
  unknownState: (button) => `${button} (stato sconosciuto, premi per riprovare)`,
  removeAll: {
    done: {
      movie: (count) => ({ title: 'Tutti i film tolti', text: removed(count) }),
      tv: (count) => ({ title: 'Tutte le serie TV tolte', text: seriesRemoved(count) }),
    },
    failed: {
      movie: failed('Non è stato possibile togliere tutti i film visti.'),
      tv: failed('Non è stato possibile togliere tutte le serie TV viste.'),
    },
  },
  several: {
    removed: (titles) => ({
      title: plural(titles.length, {
        one: '{n} titolo tolto',
        many: '{n} di titoli tolti',
        other: '{n} titoli tolti',
      }),
      text: some(titles),
    }),
    entered: {
      wishlist: (titles) => ({
        title: plural(titles.length, {
          one: '{n} titolo aggiunto a «Da vedere»',
          many: '{n} di titoli aggiunti a «Da vedere»',
          other: '{n} titoli aggiunti a «Da vedere»',
        }),
        text: some(titles),
      }),
      watched: (titles) => ({
        title: plural(titles.length, {
          one: '{n} titolo segnato come visto',
          many: '{n} di titoli segnati come visti',
          other: '{n} titoli segnati come visti',
        }),
        text: some(titles),
      }),
      dismissed: (titles) => ({
        title: plural(titles.length, {
          one: '{n} titolo nascosto',
          many: '{n} di titoli nascosti',
          other: '{n} titoli nascosti',
        }),
        text: some(titles),
      }),
    },
    takenBack: (titles) => ({
      title: plural(titles.length, {
        one: '{n} titolo si vede di nuovo',
        many: '{n} di titoli si vedono di nuovo',
        other: '{n} titoli si vedono di nuovo',
      }),
      text: some(titles),
    }),
  },
};
