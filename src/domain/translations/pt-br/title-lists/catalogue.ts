import type * as English from '../../../messages/title-lists/catalogue.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const later = 'Tente de novo mais tarde.';

export const CATALOGUE_MESSAGES: Translated<typeof English.CATALOGUE_MESSAGES> = {
  list: {
    genres: { movie: 'Gêneros de filmes', tv: 'Gêneros de séries', all: 'Todos os gêneros' },
    aboutGenres: (heading) => `${heading} no Marquee: escolha um clima e veja o que ele reserva.`,
    ofGenre: {
      movie: (name) => `Filmes: ${name}`,
      tv: (name) => `Séries: ${name}`,
    },
    more: 'Carregar mais',
    moreFrom: (year) => `Mais de ${year}`,
    noMovies: 'Nenhum filme encontrado',
    noTvSeries: 'Nenhuma série encontrada',
    noSeries: 'Nenhuma série encontrada',
    noGenreSeries: 'Nenhuma série encontrada',
    noMoviesFrom: (year) => `Não encontramos filmes de ${year} nesta categoria.`,
    ofYear: (year) => `Só o que é de ${year}.`,
    pageTitle: (title, page) => `${title}, página ${page}`,
    onPage: (page) => `Página ${page} da lista.`,
    mostPopular: (titles) => `${titles}, em ordem de popularidade.`,
    wayOn: { first: 'Primeira página', years: 'Todos os anos', genres: 'Todos os gêneros' },
    noSeriesFrom: (year) => `Não encontramos séries de ${year} nesta categoria.`,
  },
  loading: {
    movies: {
      title: 'Os filmes não carregaram',
      text: `Não conseguimos carregar os filmes. ${later}`,
    },
    series: {
      title: 'As séries não carregaram',
      text: `Não conseguimos carregar as séries. ${later}`,
    },
    genres: {
      title: 'Os gêneros não carregaram',
      text: `Não conseguimos carregar os gêneros. ${later}`,
    },
    movieGenres: {
      title: 'Os gêneros não carregaram',
      text: `Não conseguimos carregar os gêneros. ${later}`,
    },
    genre: {
      title: 'Os filmes não carregaram',
      text: `Não conseguimos carregar os filmes deste gênero. ${later}`,
    },
    landing: {
      title: 'A página não carregou',
      text: 'Não conseguimos carregar o conteúdo. Recarregue a página.',
    },
    search: { title: 'A busca não deu certo', text: `Não conseguimos buscar agora. ${later}` },
  },
  genreNotFound: { title: 'Gênero não encontrado', text: 'Não há nenhum gênero aqui.' },
  year: { label: 'Ano', all: 'Todos os anos', apply: 'Filtrar', clear: 'Limpar filtro de ano' },
  search: {
    heading: 'Busca',
    asked: 'O que você procura?',
    resultsFor: (query) => `Resultados da busca por: ${query}`,
    found: {
      movie: (n) =>
        plural(n, {
          one: '{n} resultado em Filmes',
          many: '{n} de resultados em Filmes',
          other: '{n} resultados em Filmes',
        }),
      tv: (n) =>
        plural(n, {
          one: '{n} resultado em Séries',
          many: '{n} de resultados em Séries',
          other: '{n} resultados em Séries',
        }),
      person: (n) =>
        plural(n, {
          one: '{n} resultado em Pessoas',
          many: '{n} de resultados em Pessoas',
          other: '{n} resultados em Pessoas',
        }),
      collection: (n) =>
        plural(n, {
          one: '{n} resultado em Coleções',
          many: '{n} de resultados em Coleções',
          other: '{n} resultados em Coleções',
        }),
    },
    find: {
      movie: 'Buscar filmes pelo nome',
      tv: 'Buscar séries pelo nome',
      person: 'Buscar pessoas pelo nome',
      collection: 'Buscar coleções pelo nome',
    },
    tabNames: { movie: 'Filmes', tv: 'Séries', person: 'Pessoas', collection: 'Coleções' },
    none: {
      movie: 'Nenhum filme encontrado',
      tv: 'Nenhuma série encontrada',
      person: 'Nenhuma pessoa encontrada',
      collection: 'Nenhuma coleção encontrada',
    },
    tabs: 'Resultados por tipo',
    prompt: 'Digite um nome na caixa de busca acima.',
    better: {
      movie: (name) => `O melhor resultado é um filme: ${name}`,
      tv: (name) => `O melhor resultado é uma série: ${name}`,
      person: (name) => `O melhor resultado é uma pessoa: ${name}`,
      collection: (name) => `O melhor resultado é uma coleção: ${name}`,
    },
    meant: 'Você quis dizer',
    popular: 'Ou veja o que faz sucesso agora:',
    browse: { movie: 'Explorar filmes', tv: 'Explorar séries' },
  },
};

export const LOAD_MORE_MESSAGES: Translated<typeof English.LOAD_MORE_MESSAGES> = {
  loaded: (count) => `Mais ${count} na página.`,
  failed: 'Não conseguimos carregar mais. O que está aqui continua; tente de novo.',
  foreign:
    'Quem respondeu não foi o Marquee, talvez a página de login desta rede. O que está aqui continua; entre por lá e tente de novo.',
};

export const CARD_MESSAGES: Translated<typeof English.CARD_MESSAGES> = {
  keys: 'Seta para baixo para mais opções',
  more: 'Mais',
};

export const CARD_MENU_MESSAGES: Translated<typeof English.CARD_MENU_MESSAGES> = {
  all: 'Tudo o que não interessa a você',
};
