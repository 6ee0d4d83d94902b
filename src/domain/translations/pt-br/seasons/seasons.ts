import type * as English from '../../../messages/seasons/seasons.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes } from '../counts.ts';
import { plural } from '../plural.ts';

export const SEASON_MESSAGES: Translated<typeof English.SEASON_MESSAGES> = {
  notFound: {
    title: 'Temporada não encontrada',
    text: 'Esta temporada não está no catálogo, ou não está mais.',
  },
  failed: 'Não conseguimos carregar a temporada',
  browse: { label: 'Explorar séries', path: '/tv-series' },
  name: (number) => (number === 0 ? 'Especiais' : `Temporada ${number}`),
  episode: (number) => `Episódio ${number}`,
  finale: 'Final de temporada',
  airs: (date) => `Vai ao ar em ${date}`,
  today: 'Hoje',
  tomorrow: 'Amanhã',
  noDate: 'Ainda sem data',
  index: 'Todos os episódios',
  span: (first, last) => (first === last ? String(first) : `${first}–${last}`),
  more: 'Ler mais',
  episodes: 'Episódios',
  noEpisodes: 'Nenhum episódio divulgado ainda',
  range: (first, last, all) => `Episódios ${first} a ${last} de ${all}`,
  earlier: 'Episódios anteriores',
  later: 'Episódios seguintes',
  all: (count) =>
    plural(count, {
      one: '{n} temporada',
      many: 'Todas as {n} de temporadas',
      other: 'Todas as {n} temporadas',
    }),
  others: 'Temporadas',
  neighbours: 'Outras temporadas',
  toSeries: (title) => `Voltar para “${title}”`,
  description: (series, season, count) => `${season} de “${series}”: ${episodes(count)}.`,
};
