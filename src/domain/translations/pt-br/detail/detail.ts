import type * as English from '../../../messages/detail/detail.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const TITLE_MESSAGES: Translated<typeof English.TITLE_MESSAGES> = {
  overview: 'Sinopse',
  facts: 'Ficha técnica',
  reviews: 'Críticas',
  genres: 'Gêneros',
  rating: 'TMDB',
  onMarquee: 'Marquee',
  lists: 'Minhas listas',
  more: 'Mais',
  noOverview: 'Ainda não há sinopse.',
  writeReview: { name: 'Escrever crítica', short: 'Crítica' },
  watchTrailer: { name: 'Ver trailer', short: 'Trailer' },
  onYouTube: 'Ver no YouTube',
  trailer: (title) => `Trailer: ${title}`,
  closeTrailer: 'Fechar trailer',
  description: (title) => `${title} no Marquee.`,
  elsewhere: { label: 'Em outros sites', imdb: 'IMDb', homepage: 'Site oficial' },
  trailerOf: (title) => `Trailer de “${title}”`,
};

export const FACT_MESSAGES: Translated<typeof English.FACT_MESSAGES> = {
  released: 'Estreia',
  notAnnounced: 'Não anunciada',
  runtime: 'Duração',
  certification: 'Classificação',
  status: 'Situação',
  directors: (count) => plural(count, { one: 'Direção', many: 'Direção', other: 'Direção' }),
  writers: (count) => plural(count, { one: 'Roteiro', many: 'Roteiro', other: 'Roteiro' }),
  originalTitle: 'Título original',
  budget: 'Orçamento',
  revenue: 'Bilheteria',
  countries: 'Países de produção',
  companies: 'Produtoras',
  languages: 'Idiomas falados',
  original: (language) => `${language} (original)`,
  onAir: 'Exibição',
  creators: 'Criação',
  originalName: 'Título original',
  networks: 'Canais',
  seasons: 'Temporadas',
  nextEpisode: 'Próximo episódio',
};

export const DETAIL_MESSAGES: Translated<typeof English.DETAIL_MESSAGES> = {
  movie: {
    similar: 'Filmes parecidos',
    invalid: 'Número de filme inválido',
    notFound: {
      title: 'Filme não encontrado',
      text: 'Este filme não está no catálogo, ou não está mais.',
    },
    failed: null,
    browse: { label: 'Explorar filmes', path: '/movies' },
  },
  tv: {
    similar: 'Séries parecidas',
    invalid: null,
    notFound: {
      title: 'Série não encontrada',
      text: 'Esta série não está no catálogo, ou não está mais.',
    },
    failed: 'Não conseguimos carregar a série',
    browse: { label: 'Explorar séries', path: '/tv-series' },
  },
};
