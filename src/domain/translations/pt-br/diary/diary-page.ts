import type * as English from '../../../messages/diary/diary-page.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { episodeRanges } from '../../../diary/watched-episodes.ts';
import type { WatchedEpisodes } from '../../../diary/watches.ts';
import { formatNumber } from '../../../format.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';
import { RATING_MESSAGES } from '../reviews/ratings.ts';
import { episodeCode } from '../series/series.ts';
import { DIARY_MESSAGES, episodesOf } from './diary.ts';

const entries = (count: number) =>
  plural(count, { one: '{n} registro', many: '{n} de registros', other: '{n} registros' });

function which({ count, first }: WatchedEpisodes): string {
  const named = episodeRanges(first).map((range) => {
    const code = episodeCode({ season: range.season, number: range.from });
    return range.to === range.from ? code : `${code}\u2013E${range.to}`;
  });
  const more = count - first.length;
  return more > 0 ? `${named.join(', ')} e mais ${formatNumber(more)}` : named.join(', ');
}

function starsOf({ first }: WatchedEpisodes): string {
  const rated = first.flatMap((place) =>
    place.stars === undefined ? [] : [`${episodeCode(place)} ${RATING_MESSAGES.give(place.stars)}`],
  );
  return rated.join(', ');
}

export const DIARY_PAGE_MESSAGES: Translated<typeof English.DIARY_PAGE_MESSAGES> = {
  ...DIARY_MESSAGES.entry,
  title: ACCOUNT_MENU_MESSAGES.diary,
  numbers: ACCOUNT_MENU_MESSAGES.numbers,
  description: 'O que você viu, dia após dia.',
  signIn: {
    heading: 'Entre para ver seu diário',
    text: 'Guarde o que você viu, dia após dia, com estrelas e anotações.',
  },
  failed: 'Não conseguimos carregar seu diário',
  layouts: { month: 'Mês', list: 'Lista' },
  layout: 'Visual',
  filter: 'Filtrar seu diário',
  kind: 'Mostrar',
  kinds: { all: 'Todos os títulos', movie: 'Filmes', tv: 'Séries' },
  year: 'Ano',
  allYears: 'Todos os anos',
  apply: 'Aplicar',
  months: 'Meses',
  weekdays: ['Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb', 'Dom'],
  entries,
  episodesOf,
  which,
  starsOf,
  more: (count) => `+${count}`,
  allOf: (day, count) => `${formatDate(day)}: ${entries(count)}`,
  undated: (count) => `${entries(count)} sem data`,
  page: (page, pages) => `Página ${page} de ${pages}`,
  newer: 'Mais recentes',
  older: 'Mais antigos',
  pages: 'Páginas do seu diário',
  back: 'Meu diário inteiro',
  edit: 'Editar',
  remove: 'Apagar',
  removeOf: (title) => `Apagar seu registro de “${title}”`,
  dateOf: (title, count) =>
    plural(count, {
      one: `Mudar o dia de um episódio de “${title}”`,
      many: `Mudar o dia de {n} de episódios de “${title}”`,
      other: `Mudar o dia de {n} episódios de “${title}”`,
    }),
  unmark: 'Não vi',
  unmarkOf: (title, count) =>
    plural(count, {
      one: `Marcar como não visto: um episódio de “${title}”`,
      many: `Marcar como não vistos: {n} de episódios de “${title}”`,
      other: `Marcar como não vistos: {n} episódios de “${title}”`,
    }),
  none: 'Seu diário ainda está em branco',
  noneText: 'Marque algo como visto ou registre o que você viu, e aparece aqui no dia certo.',
  noneHere: 'Nada visto aqui',
  noneHereText: 'Nenhum registro do diário combina com estes filtros.',
  showAll: 'Mostrar tudo',
  browse: { label: 'Explorar filmes', path: '/movies' },
};
