import type * as English from '../../../messages/search/search.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const SEARCH_MESSAGES: Translated<typeof English.SEARCH_MESSAGES> = {
  label: 'Buscar filmes, séries e pessoas',
  placeholder: 'Títulos ou pessoas',
  empty: 'Digite um nome para buscar',
  scope: 'Buscar em',
  scopes: { all: 'Tudo', movie: 'Filmes', tv: 'Séries' },
  suggestions: 'Sugestões',
  recent: 'Buscas recentes',
  clear: 'Limpar tudo',
  suggested: (count) =>
    plural(count, {
      one: '{n} sugestão, seta para baixo para chegar a ela.',
      many: '{n} de sugestões, seta para baixo para chegar a elas.',
      other: '{n} sugestões, seta para baixo para chegar a elas.',
    }),
  noneSuggested: 'Nenhuma sugestão.',
  groups: { movie: 'Filmes', tv: 'Séries', person: 'Pessoas', collection: 'Coleções' },
};
