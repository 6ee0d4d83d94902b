import type * as English from '../../../messages/lists/lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatNumber } from '../../../format.ts';
import { plural } from '../plural.ts';

type Lists = Pick<
  Translated<typeof English.LIST_MESSAGES>,
  'wishlist' | 'watched' | 'favorite' | 'dismissed'
>;

const signIn = (text: string) => ({ title: 'Entra en tu cuenta', text });
const failed = (text: string) => ({ title: 'Error', text });
const unsure = (text: string) => failed(`${text} Vuelve a intentarlo.`);

/** Two of them by name, and how many more. */
function some([first, second, ...more]: readonly string[]): string {
  if (more.length === 0) return `«${first}» y «${second}»`;
  return `«${first}», «${second}» y ${formatNumber(more.length)} más`;
}

const LISTS: Lists = {
  wishlist: {
    button: 'Pendiente',
    signIn: {
      movie: signIn('Así podrás añadir películas a tus pendientes.'),
      tv: signIn('Así podrás añadir series a tus pendientes.'),
    },
    added: (title) => ({ title: 'Añadida a pendientes', text: `«${title}» ya está entre tus pendientes.` }),
    duplicate: (title) => ({
      title: 'Ya estaba pendiente',
      text: `«${title}» ya estaba entre tus pendientes.`,
    }),
    unknown: (title) => unsure(`No hemos podido comprobar si «${title}» está entre tus pendientes.`),
    addFailed: {
      movie: failed('No se ha podido añadir la película a pendientes.'),
      tv: failed('No se ha podido añadir la serie a pendientes.'),
    },
    removed: (title) => ({ title: 'Quitada de pendientes', text: title }),
    removeFailed: {
      movie: failed('No se ha podido quitar la película de pendientes.'),
      tv: failed('No se ha podido quitar la serie de pendientes.'),
    },
    loadFailed: {
      movie: failed('No se han podido cargar tus pendientes.'),
      tv: failed('No se han podido cargar tus pendientes.'),
    },
  },
  watched: {
    button: 'Vista',
    signIn: {
      movie: signIn('Así podrás marcar películas como vistas.'),
      tv: signIn('Así podrás marcar series como vistas.'),
    },
    added: (title) => ({ title: 'Marcada como vista', text: `«${title}» ya está en «Ya vistas».` }),
    duplicate: (title) => ({ title: 'Ya la has visto', text: `«${title}» ya estaba en «Ya vistas».` }),
    unknown: (title) => unsure(`No hemos podido comprobar si has visto «${title}».`),
    addFailed: {
      movie: failed('No se ha podido marcar la película como vista.'),
      tv: failed('No se ha podido marcar la serie como vista.'),
    },
    removed: (title) => ({ title: 'Ya no está marcada como vista', text: title }),
    removeFailed: {
      movie: failed('No se ha podido quitar la película de «Ya vistas».'),
      tv: failed('No se ha podido quitar la serie de «Ya vistas».'),
    },
    loadFailed: {
      movie: failed('No se han podido cargar las películas que has visto.'),
      tv: failed('No se han podido cargar las series que has visto.'),
    },
  },
  favorite: {
    button: 'Favorita',
    signIn: {
      movie: signIn('Así podrás añadir películas a tus favoritas.'),
      tv: signIn('Así podrás añadir series a tus favoritas.'),
    },
    added: (title) => ({ title: 'Añadida a favoritas', text: title }),
    duplicate: (title) => ({ title: 'Ya es favorita', text: `«${title}» ya estaba entre tus favoritas.` }),
    unknown: (title) => unsure(`No hemos podido comprobar si «${title}» está entre tus favoritas.`),
    addFailed: {
      movie: failed('No se ha podido añadir la película a favoritas.'),
      tv: failed('No se ha podido añadir la serie a favoritas.'),
    },
    removed: (title) => ({ title: 'Quitada de favoritas', text: title }),
    removeFailed: {
      movie: failed('No se ha podido quitar la película de favoritas.'),
      tv: failed('No se ha podido quitar la serie de favoritas.'),
    },
    loadFailed: {
      movie: failed('No se han podido cargar tus favoritas.'),
      tv: failed('No se han podido cargar tus favoritas.'),
    },
  },
  dismissed: {
    button: 'No me interesa',
    signIn: {
      movie: signIn('Así podrás ocultar películas que no te interesan.'),
      tv: signIn('Así podrás ocultar series que no te interesan.'),
    },
    added: (title) => ({ title: 'No te interesa', text: `No volverás a ver «${title}» por aquí.` }),
    duplicate: (title) => ({ title: 'No te interesa', text: `«${title}» ya no se muestra.` }),
    unknown: (title) => unsure(`No hemos podido comprobar si has ocultado «${title}».`),
    addFailed: {
      movie: failed('No se ha podido ocultar la película.'),
      tv: failed('No se ha podido ocultar la serie.'),
    },
    removed: (title) => ({ title: 'Recuperada', text: `«${title}» vuelve a mostrarse.` }),
    removeFailed: {
      movie: failed('No se ha podido volver a mostrar la película.'),
      tv: failed('No se ha podido volver a mostrar la serie.'),
    },
    loadFailed: {
      movie: failed('No se ha podido cargar lo que no te interesa.'),
      tv: failed('No se ha podido cargar lo que no te interesa.'),
    },
  },
};

export const LIST_MESSAGES: Translated<typeof English.LIST_MESSAGES> = {
  ...LISTS,
  details: 'Día, estrellas, nota',
  unknownState: (button) => `${button} (sin datos, pulsa para reintentar)`,
  removeAll: {
    done: {
      movie: (count) => ({
        title: 'Todas las películas quitadas',
        text: plural(count, { one: '{n} quitada', many: '{n} quitadas', other: '{n} quitadas' }),
      }),
      tv: (count) => ({
        title: 'Todas las series quitadas',
        text: plural(count, { one: '{n} quitada', many: '{n} quitadas', other: '{n} quitadas' }),
      }),
    },
    failed: {
      movie: failed('No se han podido quitar todas las películas vistas.'),
      tv: failed('No se han podido quitar todas las series vistas.'),
    },
  },
  several: {
    removed: (titles) => ({
      title: plural(titles.length, {
        one: '{n} título quitado',
        many: '{n} de títulos quitados',
        other: '{n} títulos quitados',
      }),
      text: some(titles),
    }),
    entered: {
      wishlist: (titles) => ({
        title: plural(titles.length, {
          one: '{n} título añadido a pendientes',
          many: '{n} de títulos añadidos a pendientes',
          other: '{n} títulos añadidos a pendientes',
        }),
        text: some(titles),
      }),
      watched: (titles) => ({
        title: plural(titles.length, {
          one: '{n} título marcado como visto',
          many: '{n} de títulos marcados como vistos',
          other: '{n} títulos marcados como vistos',
        }),
        text: some(titles),
      }),
      dismissed: (titles) => ({
        title: plural(titles.length, {
          one: '{n} título ocultado',
          many: '{n} de títulos ocultados',
          other: '{n} títulos ocultados',
        }),
        text: some(titles),
      }),
    },
    takenBack: (titles) => ({
      title: plural(titles.length, {
        one: '{n} título recuperado',
        many: '{n} de títulos recuperados',
        other: '{n} títulos recuperados',
      }),
      text: some(titles),
    }),
  },
};
