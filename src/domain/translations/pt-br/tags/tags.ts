import type * as English from '../../../messages/tags/tags.ts';
import type { Translated } from '../../../language/translated.ts';
import { TAG_BOUNDS } from '../../../tags/tags.ts';
import { movies as inMovies, series as inSeries } from '../counts.ts';
import { plural } from '../plural.ts';

export const TAG_MESSAGES: Translated<typeof English.TAG_MESSAGES> = {
  button: 'Tags e anotação',
  noteButton: 'Anotação privada',
  buttonOf: (title) => `Tags e anotação privada: ${title}`,
  noteOf: (title) => `Anotação privada: ${title}`,
  refused: { title: 'Entre para usar tags', text: 'Tags e anotações privadas ficam na sua conta.' },
  dialog: 'Tags e anotação privada',
  seasonDialog: 'Anotação privada',
  private: 'Só você vê.',
  tags: 'Tags',
  add: 'Adicionar tag',
  how: 'Enter ou vírgula adiciona, Backspace tira a última.',
  removeOf: (tag) => `Remover a tag “${tag}”`,
  added: (tag) => `“${tag}” adicionada`,
  removed: (tag) => `“${tag}” removida`,
  suggestions: 'Suas tags',
  found: (count) =>
    plural(count, {
      one: '{n} tag sua combina',
      many: '{n} de tags suas combinam',
      other: '{n} tags suas combinam',
    }),
  full: `Um título pode ter ${TAG_BOUNDS.ofTitle} tags. Remova uma para adicionar outra.`,
  note: 'Anotação privada',
  left: (count) =>
    plural(count, {
      one: 'Resta {n} caractere',
      many: 'Restam {n} de caracteres',
      other: 'Restam {n} caracteres',
    }),
  save: 'Salvar',
  saving: 'Salvando…',
  loading: 'Carregando suas tags…',
  loadFailed: 'Não conseguimos carregar suas tags e sua anotação.',
  again: 'Tentar de novo',
  saveFailed: 'Não conseguimos salvar. O que você escreveu continua aqui.',
  tooMany: `Você pode ter ${TAG_BOUNDS.ofPerson} tags, e ${TAG_BOUNDS.ofTitle} em cada título. Apague ou junte algumas primeiro.`,
  manage: 'Gerenciar tags',
  other: (note) =>
    note === ''
      ? 'Esta anotação foi apagada em outro lugar nesse meio-tempo. Salve de novo para manter a sua.'
      : `Esta anotação mudou em outro lugar nesse meio-tempo: “${note}” Salve de novo para manter a sua no lugar.`,
  saved: (title) => ({ title: 'Salvo', text: `Suas tags e sua anotação sobre “${title}” estão guardadas.` }),
  undoFailed: { title: 'Não desfeito', text: 'Não conseguimos trazer suas tags e sua anotação de volta.' },
  own: 'Suas tags e anotação',
  withTag: (tag) => `Títulos com a tag “${tag}”`,
  filter: 'Tag',
  mine: 'Minhas tags',
  all: 'Todas',
  show: 'Mostrar',
  noneTagged: (tag) => ({
    heading: `Nada aqui tem a tag “${tag}”`,
    text: 'Adicione tags pelo menu de um card ou na página de um título.',
  }),
  unfilteredDiscover:
    'Entre os títulos com suas tags, não valem os filtros de serviço, classificação e número de votos.',
};

export const TAGS_PAGE_MESSAGES: Translated<typeof English.TAGS_PAGE_MESSAGES> = {
  title: 'Tags',
  description: 'Suas próprias tags em filmes e séries.',
  signIn: 'Entre para ver suas tags',
  text: 'As tags são só suas: ninguém mais vê. Dê a uma tag o nome de outra para juntar as duas.',
  none: 'Nenhuma tag ainda',
  noneText: 'Adicione tags pelo menu de um card, na página de um título ou no seu diário.',
  browse: 'Explorar filmes populares',
  count: (movies, series) =>
    [...(movies > 0 ? [inMovies(movies)] : []), ...(series > 0 ? [inSeries(series)] : [])].join(', '),
  renameOf: (tag) => `Renomear ou juntar “${tag}”`,
  deleteOf: (tag) => `Apagar “${tag}”`,
  newName: 'Novo nome da tag',
  keep: 'Salvar',
  cancel: 'Cancelar',
  renamed: (from, to) => ({ title: 'Renomeada', text: `“${from}” agora é “${to}”.` }),
  merged: (from, to) => ({ title: 'Tags unidas', text: `“${from}” agora faz parte de “${to}”.` }),
  deleted: (tag) => ({ title: 'Apagada', text: `“${tag}” saiu de todos os títulos.` }),
  failed: { title: 'Nada mudou', text: 'Não conseguimos mudar suas tags.' },
  gone: { title: 'Não existe mais', text: 'Esta tag foi apagada ou renomeada nesse meio-tempo.' },
  loadFailed: 'Não conseguimos carregar suas tags. Tente de novo daqui a pouco.',
  all: 'Todas as tags',
  where: 'Onde encontrar os títulos',
  places: {
    wishlist: 'Quero ver',
    watched: 'Assistidos',
    diary: 'Diário',
    numbers: 'Números',
    movies: 'Descobrir filmes',
    series: 'Descobrir séries',
  },
  most: 'Aparecem os 500 mais recentes de cada tipo.',
};
