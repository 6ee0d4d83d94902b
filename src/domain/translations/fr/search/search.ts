import type * as English from '../../../messages/search/search.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const SEARCH_MESSAGES: Translated<typeof English.SEARCH_MESSAGES> = {
  label: 'Chercher des films, des séries et des personnes',
  placeholder: 'Titres ou personnes',
  empty: 'Tapez un nom à chercher',
  scope: 'Chercher dans',
  scopes: { all: 'Tout', movie: 'Films', tv: 'Séries' },
  suggestions: 'Suggestions',
  recent: 'Recherches récentes',
  clear: 'Tout effacer',
  suggested: (count) =>
    plural(count, {
      one: '{n} suggestion, flèche vers le bas pour y aller.',
      many: '{n} de suggestions, flèche vers le bas pour y aller.',
      other: '{n} suggestions, flèche vers le bas pour y aller.',
    }),
  noneSuggested: 'Aucune suggestion.',
  groups: { movie: 'Films', tv: 'Séries', person: 'Personnes', collection: 'Sagas' },
};
