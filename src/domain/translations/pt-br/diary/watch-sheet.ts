import type * as English from '../../../messages/diary/watch-sheet.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { stars as inStars } from '../counts.ts';
import { plural } from '../plural.ts';
import { onDay } from './diary.ts';

export const WATCH_SHEET_MESSAGES: Translated<typeof English.WATCH_SHEET_MESSAGES> = {
  title: 'Registrar',
  edit: 'Editar registro',
  pick: 'O que você viu?',
  placeholder: 'Buscar filmes e séries',
  here: 'Esta página',
  kinds: { movie: 'Filme', tv: 'Série' },
  found: (count) =>
    plural(count, {
      one: '{n} título encontrado',
      many: '{n} de títulos encontrados',
      other: '{n} títulos encontrados',
    }),
  noneFound: 'Nenhum filme ou série com esse nome.',
  notAsked: 'A busca não está respondendo agora. Tente de novo.',
  other: 'Outro título',
  when: 'Quando você viu?',
  choices: {
    today: 'Hoje',
    yesterday: 'Ontem',
    date: 'Em uma data',
    none: 'Não lembro',
  },
  date: 'Dia',
  again: 'Já tinha visto',
  before: (day) => `Última vez no seu diário: ${onDay(day)}.`,
  stars: 'Estrelas deste registro',
  clear: { label: 'Limpar', of: 'as estrelas deste registro' },
  titleStars: (stars) => `Você deu ao título ${inStars(stars)}.`,
  starsRule:
    'As estrelas do título seguem seu último registro com estrelas, a não ser que você as tenha dado na página dele.',
  note: 'Anotação, só para você',
  save: 'Salvar',
  saving: 'Salvando…',
  saveAnyway: 'Salvar assim mesmo',
  doubts: {
    missing: 'Escolha um dia ou “Não lembro”.',
    tooEarly: 'Não dá para salvar dias antes de 1900. Escolha “Não lembro”.',
    toCome: 'Esse dia está no futuro. Escolha hoje ou um dia anterior.',
  },
  beforeRelease: (title, released) => `“${title}” estreou em ${formatDate(released)}. Você viu antes disso?`,
  loadFailed: { title: 'Erro', text: 'Não conseguimos abrir este registro do seu diário.' },
};
