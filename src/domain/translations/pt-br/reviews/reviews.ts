import type * as English from '../../../messages/reviews/reviews.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const signIn = (text: string) => ({ title: 'Entre na sua conta', text });
const failed = (text: string) => ({ title: 'Erro', text });
const failedBecause = (text: string) => (message: string) => failed(`${text} ${message}`);

export const REVIEW_MESSAGES: Translated<typeof English.REVIEW_MESSAGES> = {
  signIn: 'Entrar para escrever uma crítica',
  refused: signIn('Assim você pode escrever uma crítica.'),
  posted: { title: 'Crítica publicada!', text: 'Obrigado por dividir sua opinião.' },
  updated: { title: 'Crítica atualizada!', text: 'Suas alterações foram salvas.' },
  deleted: { title: 'Crítica apagada', text: 'Sua crítica foi removida.' },
  postFailed: failedBecause('Não conseguimos publicar a crítica.'),
  updateFailed: failedBecause('Não conseguimos atualizar a crítica.'),
  deleteFailed: failedBecause('Não conseguimos apagar a crítica.'),
  loadFailed: (message) => ({ title: 'Não conseguimos carregar as críticas', text: message }),
  reported: { title: 'Crítica denunciada', text: 'Obrigado. A administração vai dar uma olhada.' },
  alreadyReported: { title: 'Já denunciada', text: 'Você já denunciou esta crítica.' },
  reportFailed: failedBecause('Não conseguimos denunciar a crítica.'),
  reportRefused: signIn('Assim você pode denunciar uma crítica.'),
  nameless: 'Anônimo',
  none: 'Nenhuma crítica ainda',
  noneYet: 'Seja a primeira pessoa a dizer o que achou.',
  noneWith: (stars) =>
    plural(stars, {
      one: 'Nenhuma crítica com {n} estrela',
      many: 'Nenhuma crítica com {n} de estrelas',
      other: 'Nenhuma crítica com {n} estrelas',
    }),
  post: 'Publicar',
  posting: 'Publicando…',
  save: 'Salvar',
  saving: 'Salvando…',
  edit: 'Editar',
  erase: 'Apagar',
  erasing: 'Apagando…',
  report: 'Denunciar',
  you: 'Você',
  edited: 'editada',
  more: 'Mais críticas',
  loadingMore: 'Carregando…',
  draftKept: 'O que você escreveu fica guardado aqui até você entrar.',
  field: { label: 'Sua crítica', placeholder: 'O que você achou?', edit: 'Edite sua crítica' },
  length: (length, limit) =>
    plural(limit, {
      one: `${length} de {n} caractere`,
      many: `${length} de {n} de caracteres`,
      other: `${length} de {n} caracteres`,
    }),
  left: (count) =>
    plural(count, {
      one: 'Resta {n} caractere',
      many: 'Restam {n} de caracteres',
      other: 'Restam {n} caracteres',
    }),
  leftInParts: (count) =>
    `${count === 0 ? 'Não cabe mais nada' : `Cabem mais ${count}`}: uma letra feita de vários sinais conta várias vezes.`,
  order: {
    label: 'Ordem das críticas',
    newest: 'Recentes',
    oldest: 'Antigas',
    spoken: { newest: 'Mais recentes primeiro', oldest: 'Mais antigas primeiro' },
  },
  all: { short: 'Todas', spoken: 'Todas as notas' },
  ratings: 'Nota das críticas',
  first: 'Voltar às primeiras críticas',
  tellsEnd: { label: 'Contém spoilers', open: 'Esta crítica contém spoilers. Mostrar mesmo assim' },
  followed: 'Você segue',
};
