import type * as English from '../../../messages/lists/lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { plural } from '../plural.ts';

type Lists = Pick<
  Translated<typeof English.LIST_MESSAGES>,
  'wishlist' | 'watched' | 'favorite' | 'dismissed'
>;

const signIn = (text: string) => ({ title: 'Connectez-vous', text });
const failed = (text: string) => ({ title: 'Erreur', text });
const unsure = (text: string) => failed(`${text} Réessayez.`);

/** Two of them by name, and how many more. */
function some([first, second, ...more]: readonly string[]): string {
  if (more.length === 0) return `«\u00a0${first}\u00a0» et «\u00a0${second}\u00a0»`;
  const others = more.length === 1 ? 'autre' : 'autres';
  return `«\u00a0${first}\u00a0», «\u00a0${second}\u00a0» et ${formatNumber(more.length)} ${others}`;
}

/** Of titles: "3 titres masqués". */
const titles = (count: number, what: string) =>
  plural(count, { one: `{n} titre ${what}`, many: `{n} de titres ${what}s`, other: `{n} titres ${what}s` });

const LISTS: Lists = {
  wishlist: {
    button: 'À voir',
    signIn: {
      movie: signIn('Vous pourrez alors garder les films à voir.'),
      tv: signIn('Vous pourrez alors garder les séries à voir.'),
    },
    added: (title) => ({
      title: 'Ajouté à «\u00a0À voir\u00a0»',
      text: `«\u00a0${title}\u00a0» est dans votre liste «\u00a0À voir\u00a0».`,
    }),
    duplicate: (title) => ({
      title: 'Déjà dans «\u00a0À voir\u00a0»',
      text: `«\u00a0${title}\u00a0» est déjà dans votre liste «\u00a0À voir\u00a0».`,
    }),
    unknown: (title) =>
      unsure(`Impossible de vérifier si «\u00a0${title}\u00a0» est dans votre liste «\u00a0À voir\u00a0».`),
    addFailed: {
      movie: failed('Le film n’a pas pu être ajouté à «\u00a0À voir\u00a0».'),
      tv: failed('La série n’a pas pu être ajoutée à «\u00a0À voir\u00a0».'),
    },
    removed: (title) => ({ title: 'Retiré de «\u00a0À voir\u00a0»', text: title }),
    removeFailed: {
      movie: failed('Le film n’a pas pu être retiré de «\u00a0À voir\u00a0».'),
      tv: failed('La série n’a pas pu être retirée de «\u00a0À voir\u00a0».'),
    },
    loadFailed: {
      movie: failed('Votre liste «\u00a0À voir\u00a0» n’a pas pu être chargée.'),
      tv: failed('Votre liste «\u00a0À voir\u00a0» n’a pas pu être chargée.'),
    },
  },
  watched: {
    button: 'Vu',
    signIn: {
      movie: signIn('Vous pourrez alors marquer les films que vous avez vus.'),
      tv: signIn('Vous pourrez alors marquer les séries que vous avez vues.'),
    },
    added: (title) => ({
      title: 'Marqué comme vu',
      text: `«\u00a0${title}\u00a0» est dans votre liste «\u00a0Vus\u00a0».`,
    }),
    duplicate: (title) => ({
      title: 'Déjà vu',
      text: `«\u00a0${title}\u00a0» est déjà dans votre liste «\u00a0Vus\u00a0».`,
    }),
    unknown: (title) => unsure(`Impossible de vérifier si vous avez vu «\u00a0${title}\u00a0».`),
    addFailed: {
      movie: failed('Le film n’a pas pu être marqué comme vu.'),
      tv: failed('La série n’a pas pu être marquée comme vue.'),
    },
    removed: (title) => ({ title: 'Retiré de «\u00a0Vus\u00a0»', text: title }),
    removeFailed: {
      movie: failed('Le film n’a pas pu être retiré de «\u00a0Vus\u00a0».'),
      tv: failed('La série n’a pas pu être retirée de «\u00a0Vus\u00a0».'),
    },
    loadFailed: {
      movie: failed('Les films que vous avez vus n’ont pas pu être chargés.'),
      tv: failed('Les séries que vous avez vues n’ont pas pu être chargées.'),
    },
  },
  favorite: {
    button: 'Favori',
    signIn: {
      movie: signIn('Vous pourrez alors mettre des films en favoris.'),
      tv: signIn('Vous pourrez alors mettre des séries en favoris.'),
    },
    added: (title) => ({ title: 'Ajouté aux favoris', text: title }),
    duplicate: (title) => ({
      title: 'Déjà en favori',
      text: `«\u00a0${title}\u00a0» est déjà dans vos favoris.`,
    }),
    unknown: (title) => unsure(`Impossible de vérifier si «\u00a0${title}\u00a0» est dans vos favoris.`),
    addFailed: {
      movie: failed('Le film n’a pas pu être ajouté aux favoris.'),
      tv: failed('La série n’a pas pu être ajoutée aux favoris.'),
    },
    removed: (title) => ({ title: 'Retiré des favoris', text: title }),
    removeFailed: {
      movie: failed('Le film n’a pas pu être retiré des favoris.'),
      tv: failed('La série n’a pas pu être retirée des favoris.'),
    },
    loadFailed: {
      movie: failed('Vos favoris n’ont pas pu être chargés.'),
      tv: failed('Vos favoris n’ont pas pu être chargés.'),
    },
  },
  dismissed: {
    button: 'Pas pour moi',
    signIn: {
      movie: signIn('Vous pourrez alors masquer les films qui ne sont pas pour vous.'),
      tv: signIn('Vous pourrez alors masquer les séries qui ne sont pas pour vous.'),
    },
    added: (title) => ({ title: 'Pas pour moi', text: `Vous ne verrez plus «\u00a0${title}\u00a0».` }),
    duplicate: (title) => ({ title: 'Pas pour moi', text: `«\u00a0${title}\u00a0» est déjà masqué.` }),
    unknown: (title) => unsure(`Impossible de vérifier si vous avez masqué «\u00a0${title}\u00a0».`),
    addFailed: {
      movie: failed('Le film n’a pas pu être masqué.'),
      tv: failed('La série n’a pas pu être masquée.'),
    },
    removed: (title) => ({ title: 'De retour', text: `«\u00a0${title}\u00a0» s’affiche à nouveau.` }),
    removeFailed: {
      movie: failed('Le film n’a pas pu être réaffiché.'),
      tv: failed('La série n’a pas pu être réaffichée.'),
    },
    loadFailed: {
      movie: failed('Ce qui n’est pas pour vous n’a pas pu être chargé.'),
      tv: failed('Ce qui n’est pas pour vous n’a pas pu être chargé.'),
    },
  },
};

export const LIST_MESSAGES: Translated<typeof English.LIST_MESSAGES> = {
  ...LISTS,
  details: 'Jour, étoiles, commentaire',
  unknownState: (button) => `${button} (inconnu, appuyez pour réessayer)`,
  removeAll: {
    done: {
      movie: (count) => ({
        title: 'Tous les films retirés',
        text: plural(count, { one: '{n} retiré', many: '{n} retirés', other: '{n} retirés' }),
      }),
      tv: (count) => ({
        title: 'Toutes les séries retirées',
        text: plural(count, { one: '{n} retirée', many: '{n} retirées', other: '{n} retirées' }),
      }),
    },
    failed: {
      movie: failed('Les films vus n’ont pas tous pu être retirés.'),
      tv: failed('Les séries vues n’ont pas toutes pu être retirées.'),
    },
  },
  several: {
    removed: (names) => ({ title: titles(names.length, 'retiré'), text: some(names) }),
    entered: {
      wishlist: (names) => ({
        title: plural(names.length, {
          one: '{n} titre ajouté à «\u00a0À voir\u00a0»',
          many: '{n} de titres ajoutés à «\u00a0À voir\u00a0»',
          other: '{n} titres ajoutés à «\u00a0À voir\u00a0»',
        }),
        text: some(names),
      }),
      watched: (names) => ({
        title: plural(names.length, {
          one: '{n} titre marqué comme vu',
          many: '{n} de titres marqués comme vus',
          other: '{n} titres marqués comme vus',
        }),
        text: some(names),
      }),
      dismissed: (names) => ({ title: titles(names.length, 'masqué'), text: some(names) }),
    },
    takenBack: (names) => ({ title: titles(names.length, 'réaffiché'), text: some(names) }),
  },
};
