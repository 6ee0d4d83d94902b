import type * as English from '../../../messages/custom-lists/custom-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Erro', text });

const VISIBILITY = {
  private: { name: 'Privada', text: 'Só você pode ver.' },
  link: { name: 'Por link', text: 'Quem tem o link pode ver. Nenhum buscador a mostra.' },
  public: { name: 'Pública', text: 'Todo mundo pode ver, e os buscadores podem mostrar.' },
};

export const CUSTOM_LIST_MESSAGES: Translated<typeof English.CUSTOM_LIST_MESSAGES> = {
  crumb: 'Listas',
  by: (owner) => `Uma lista de ${owner}`,
  nobody: 'alguém no Marquee',
  titles,
  description: (name, owner, count) => `${name}, uma lista de ${owner}: ${titles(count)}.`,
  more: 'Carregar mais títulos',
  empty: 'Nenhum título ainda',
  beyond: 'Não há mais títulos',
  place: (place) => `Número ${place}`,
  seen: (seen, all) => `${seen} de ${all} já vistos`,
  visibility: VISIBILITY,
  browse: { label: 'Descobrir filmes', path: '/discover/movies' },
  notFound: {
    title: 'Lista não encontrada',
    text: 'Não há lista neste endereço, ou ela é privada.',
  },
  failed: 'Não conseguimos carregar a lista',
};

export const MY_LISTS_MESSAGES: Translated<typeof English.MY_LISTS_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.lists,
  description: 'As listas que você criou no Marquee.',
  signIn: 'Entre para ver suas listas',
  none: 'Nenhuma lista ainda',
  noneText: 'Dê um nome a uma lista e adicione títulos pelos cards e páginas deles.',
  new: 'Nova lista',
  name: 'Nome da lista',
  about: 'Descrição',
  ranked: 'Ranking: os títulos são numerados',
  create: 'Criar',
  save: 'Salvar',
  cancel: 'Cancelar',
  rename: (name) => `Renomear “${name}”`,
  remove: (name) => `Remover “${name}”`,
  removed: (name) => ({ title: 'Lista removida', text: name }),
  renameFailed: failed('Não conseguimos renomear a lista.'),
  removeFailed: failed('Não conseguimos remover a lista.'),
  createFailed: failed('Não conseguimos criar a lista.'),
  tooMany: failed('Você pode ter 200 listas. Remova uma primeiro.'),
  full: failed('A lista está cheia: cabem 5.000 títulos.'),
  gone: failed('Esta lista não existe mais.'),
  refused: { title: 'Entre na sua conta', text: 'Assim você pode criar listas.' },
  changed: (date) => `Alterada em ${date}`,
};

export const ADD_TO_LIST_MESSAGES: Translated<typeof English.ADD_TO_LIST_MESSAGES> = {
  button: 'Pôr em lista',
  heading: 'Listas',
  create: 'Nova lista…',
  failed: 'Não conseguimos carregar suas listas.',
  again: 'Tentar de novo',
  added: (list) => ({ title: `Adicionado a “${list}”` }),
  removed: (list) => ({ title: `Removido de “${list}”` }),
  addFailed: failed('Não conseguimos pôr o título na lista.'),
  removeFailed: failed('Não conseguimos tirar o título da lista.'),
};

export const EDIT_LIST_MESSAGES: Translated<typeof English.EDIT_LIST_MESSAGES> = {
  edit: 'Editar lista',
  done: 'Pronto',
  copy: 'Copiar para minhas listas',
  copied: (name) => ({ title: 'Copiada para suas listas', text: name }),
  copiedFrom: (name, owner) => `Copiada de “${name}”, uma lista de ${owner}.`,
  copyFailed: failed('Não conseguimos copiar a lista.'),
  view: 'Ver',
  visibility: 'Quem pode ver',
  visibilityFailed: failed('Não conseguimos mudar quem pode ver a lista.'),
  hiddenByAdmin: failed(
    'A administração ocultou esta lista: ela fica privada até que a administração a libere.',
  ),
  link: 'Copiar link',
  linkCopied: { title: 'Link copiado' },
  linkFailed: failed('Não conseguimos copiar o link. Ele está na barra de endereço.'),
  saved: 'Salvo',
  saveFailed: failed('Não conseguimos salvar a lista.'),
  add: 'Adicionar título',
  addedAlready: 'Este título já está na lista.',
  titles: 'Títulos da lista',
  orderHelp:
    'Arraste os títulos para outra ordem, ou aperte Espaço em uma alça, mova com as setas e aperte Espaço de novo.',
  handle: (title) => `Mover “${title}”`,
  place: (title, all) => `Posição de “${title}”, de 1 a ${all}`,
  move: 'Mover',
  moveFailed: failed('Não conseguimos mover o título.'),
  note: (title) => `Anotação sobre “${title}”`,
  addNote: 'Adicionar anotação',
  noteFailed: failed('Não conseguimos salvar a anotação.'),
  remove: (title) => `Remover “${title}”`,
  removed: (title) => ({ title: 'Removido da lista', text: title }),
  before: 'Anterior',
  after: 'Próxima',
  part: (first, last, all) => `Títulos ${first} a ${last} de ${all}`,
  loadFailed: failed('Não conseguimos carregar os títulos.'),
  speech: {
    lifted: (title, place, all) => `“${title}” na mão, posição ${place} de ${all}.`,
    over: (title, place, all) => `“${title}” está na posição ${place} de ${all}.`,
    dropped: (title, place, all) => `“${title}” ficou na posição ${place} de ${all}.`,
    cancelled: (title) => `“${title}” voltou para onde estava.`,
  },
};
