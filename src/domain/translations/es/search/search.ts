import type * as English from '../../../messages/search/search.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const SEARCH_MESSAGES: Translated<typeof English.SEARCH_MESSAGES> = {
  label: 'Buscar películas, series y personas',
  placeholder: 'Títulos o personas',
  empty: 'Escribe un nombre para buscar',
  scope: 'Buscar en',
  scopes: { all: 'Todo', movie: 'Películas', tv: 'Series' },
  suggestions: 'Sugerencias',
  recent: 'Búsquedas recientes',
  clear: 'Borrar todo',
  suggested: (count) =>
    plural(count, {
      one: '{n} sugerencia, flecha abajo para llegar a ella.',
      many: '{n} de sugerencias, flecha abajo para llegar a ellas.',
      other: '{n} sugerencias, flecha abajo para llegar a ellas.',
    }),
  noneSuggested: 'Sin sugerencias.',
  groups: {
    movie: 'Películas',
    tv: 'Series',
    person: 'Personas',
    collection: 'Sagas',
  },
};
