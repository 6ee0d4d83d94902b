import type * as English from '../../../messages/search/search.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const SEARCH_MESSAGES: Translated<typeof English.SEARCH_MESSAGES> = {
  label: 'Cerca film, serie e persone',
  placeholder: 'Titoli o persone',
  empty: 'Scrivi un nome da cercare',
  scope: 'Cerca in',
  scopes: { all: 'Tutto', movie: 'Film', tv: 'Serie' },
  suggestions: 'Suggerimenti',
  recent: 'Ricerche recenti',
  clear: 'Cancella tutto',
  suggested: (count) =>
    plural(count, {
      one: '{n} suggerimento, freccia giù per raggiungerlo.',
      many: '{n} di suggerimenti, freccia giù per raggiungerli.',
      other: '{n} suggerimenti, freccia giù per raggiungerli.',
    }),
  noneSuggested: 'Nessun suggerimento.',
  groups: { movie: 'Film', tv: 'Serie TV', person: 'Persone', collection: 'Saghe' },
};
