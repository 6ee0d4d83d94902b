import type * as English from '../../../messages/searches/saved-searches.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Erro', text });

export const SAVED_SEARCH_MESSAGES: Translated<typeof English.SAVED_SEARCH_MESSAGES> = {
  save: 'Salvar esta busca',
  name: 'Nome desta busca',
  keep: 'Salvar',
  cancel: 'Cancelar',
  rename: 'Renomear',
  remove: 'Remover',
  renameOf: (name) => `Renomear “${name}”`,
  removeOf: (name) => `Remover “${name}”`,
  newName: 'Novo nome',
  suggested: (chips) => chips.join(', '),
  refused: { title: 'Entre na sua conta', text: 'Assim você pode salvar buscas.' },
  saved: (name) => ({ title: 'Busca salva', text: name }),
  view: 'Ver',
  duplicate: { title: 'Já está salva', text: 'Esta busca já está entre suas buscas salvas.' },
  duplicateOf: (name) => ({ title: 'Já está salva', text: `Esta busca está salva como “${name}”.` }),
  nameTaken: failed('Outra das suas buscas salvas tem este nome. Escolha outro.'),
  tooMany: failed('Você pode salvar 30 buscas. Remova uma primeiro.'),
  saveFailed: failed('Não conseguimos salvar esta busca.'),
  renameFailed: failed('Não conseguimos renomear esta busca.'),
  removeFailed: failed('Não conseguimos remover esta busca.'),
  removed: (name) => ({ title: 'Busca removida', text: name }),
  kinds: { movie: 'Filmes', tv: 'Séries' },
  page: {
    title: ACCOUNT_MENU_MESSAGES.searches,
    description: 'As buscas que você salvou no Marquee.',
    signIn: 'Entre para ver suas buscas salvas',
    none: 'Nenhuma busca salva ainda',
    noneText: 'Escolha filtros na página Descobrir e salve-os com um nome.',
    browse: 'Descobrir filmes',
  },
};
