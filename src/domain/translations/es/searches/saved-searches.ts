import type * as English from '../../../messages/searches/saved-searches.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Error', text });

export const SAVED_SEARCH_MESSAGES: Translated<typeof English.SAVED_SEARCH_MESSAGES> = {
  save: 'Guardar búsqueda',
  name: 'Nombre de esta búsqueda',
  keep: 'Guardar',
  cancel: 'Cancelar',
  rename: 'Renombrar',
  remove: 'Quitar',
  renameOf: (name) => `Cambiar el nombre de «${name}»`,
  removeOf: (name) => `Quitar «${name}»`,
  newName: 'Nombre nuevo',
  suggested: (chips) => chips.join(', '),
  refused: { title: 'Entra en tu cuenta', text: 'Así podrás guardar búsquedas.' },
  saved: (name) => ({ title: 'Búsqueda guardada', text: name }),
  view: 'Ver',
  duplicate: { title: 'Ya guardada', text: 'Esta búsqueda ya está entre las tuyas.' },
  duplicateOf: (name) => ({ title: 'Ya guardada', text: `Esta búsqueda está guardada como «${name}».` }),
  nameTaken: failed('Otra de tus búsquedas guardadas tiene este nombre. Elige otro.'),
  tooMany: failed('Puedes guardar 30 búsquedas. Quita una primero.'),
  saveFailed: failed('No se ha podido guardar esta búsqueda.'),
  renameFailed: failed('No se ha podido cambiar el nombre de esta búsqueda.'),
  removeFailed: failed('No se ha podido quitar esta búsqueda.'),
  removed: (name) => ({ title: 'Búsqueda quitada', text: name }),
  kinds: { movie: 'Películas', tv: 'Series' },
  page: {
    title: ACCOUNT_MENU_MESSAGES.searches,
    description: 'Las búsquedas que has guardado en Marquee.',
    signIn: 'Entra para ver tus búsquedas guardadas',
    none: 'Aún no hay búsquedas guardadas',
    noneText: 'Pon algunos filtros en Descubrir y guárdalos con un nombre.',
    browse: 'Descubrir películas',
  },
};
