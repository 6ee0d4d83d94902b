import type * as English from '../../../messages/discover/discover.ts';
import type { Translated } from '../../../language/translated.ts';
import { movies, series } from '../counts.ts';
import { plural } from '../plural.ts';
import { inCountry } from '../regions.ts';

/** Any of them: "Netflix, Mubi ou Max". */
const anyOf = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' ou ');

export const DISCOVER_MESSAGES: Translated<typeof English.DISCOVER_MESSAGES> = {
  title: { movie: 'Descobrir filmes', tv: 'Descobrir séries' },
  link: 'Descobrir',
  refine: 'Refinar',
  description: {
    movie: 'Encontre filmes por gênero, ano, duração, nota, idioma e muito mais.',
    tv: 'Encontre séries por gênero, ano, duração, nota, idioma e muito mais.',
  },
  ofDecade: {
    movie: (decade) => `Filmes da década de ${decade}`,
    tv: (decade) => `Séries da década de ${decade}`,
  },
  descriptionOf: (titles) => `${titles}, por ano, duração, nota, idioma e muito mais.`,
  other: { movie: 'Prefiro séries', tv: 'Prefiro filmes' },
  count: { movie: movies, tv: series },
  show: {
    movie: (count) =>
      plural(count, { one: 'Ver {n} filme', many: 'Ver {n} de filmes', other: 'Ver {n} filmes' }),
    tv: (count) =>
      plural(count, { one: 'Ver {n} série', many: 'Ver {n} de séries', other: 'Ver {n} séries' }),
  },
  filters: 'Filtros',
  closeFilters: 'Fechar filtros',
  clear: 'Limpar tudo',
  asked: 'Seus filtros',
  remove: 'Remover',
  apply: 'Ver resultados',
  previousPage: (page) => `Página ${page}: página anterior`,
  beyond: 'A lista termina antes desta página',
  pick: 'Me surpreenda',
  picked: {
    kicker: 'Escolhido para você',
    another: 'Outro',
    details: 'Ver detalhes',
    all: 'Todos que combinam',
    gone: 'Não há o que escolher',
  },
  nothing: 'Nada combina com tudo isso',
  nothingText: 'Peça um pouco menos para encontrar mais.',
  loosen: (label, count) => `Sem “${label}”: ${count}`,
  error: {
    title: 'A busca por títulos falhou',
    text: 'Não conseguimos encontrar títulos agora. Tente de novo mais tarde.',
  },
  votesNeeded: {
    movie: (votes) =>
      plural(votes, {
        one: '“Melhores notas” conta filmes a partir de {n} voto.',
        many: '“Melhores notas” conta filmes a partir de {n} de votos.',
        other: '“Melhores notas” conta filmes a partir de {n} votos.',
      }),
    tv: (votes) =>
      plural(votes, {
        one: '“Melhores notas” conta séries a partir de {n} voto.',
        many: '“Melhores notas” conta séries a partir de {n} de votos.',
        other: '“Melhores notas” conta séries a partir de {n} votos.',
      }),
  },
  fewerVotes: (votes) =>
    plural(votes, {
      one: 'Contar todos',
      many: 'Contar a partir de {n} de votos',
      other: 'Contar a partir de {n} votos',
    }),
  refused: {
    language: () => 'O idioma do endereço não existe (o coreano é “ko”), então ficou de fora.',
    country: () => 'O país do endereço não existe (o Reino Unido é “GB”), então ficou de fora.',
    region: () => 'O país do endereço não existe (o Reino Unido é “GB”), então usamos o seu.',
    certification: (kind, region) =>
      kind === 'movie'
        ? `A classificação do endereço não existe neste país (${region}), então ficou de fora.`
        : 'A classificação indicativa só vale para filmes, então a do endereço ficou de fora.',
    status: (kind) =>
      kind === 'movie'
        ? 'A situação só vale para séries, então a do endereço ficou de fora.'
        : 'A situação do endereço não existe, então ficou de fora.',
    people: () => 'Pessoas só valem para filmes, então as do endereço ficaram de fora.',
    order: () => 'Não dá para ordenar séries por bilheteria: as mais populares vêm primeiro.',
  },
  fields: {
    order: 'Ordenar por',
    genres: 'Gêneros',
    match: 'Os títulos têm',
    all: 'todos estes',
    any: 'algum destes',
    without: 'Deixar de fora',
    years: 'Anos',
    from: 'Do ano',
    to: 'Até o ano',
    minutes: { movie: 'Minutos', tv: 'Minutos por episódio' },
    shortest: 'Mínimo de minutos',
    longest: 'Máximo de minutos',
    details: 'Duração, nota, idioma',
    minutesUnit: 'min',
    example: (value) => `ex.: ${value}`,
    score: 'Nota',
    votes: 'Votos',
    language: 'Idioma original',
    country: 'País',
    certification: 'Classificação',
    status: 'Situação',
    release: 'Estreia',
    services: 'Na assinatura de',
    anyValue: 'Tanto faz',
    and: 'a',
  },
  orMore: (least) => `${least} ou mais`,
  orders: {
    popular: 'Mais populares',
    score: 'Melhores notas',
    newest: 'Mais novos',
    oldest: 'Mais antigos',
    votes: 'Mais votados',
    revenue: 'Maior bilheteria',
    name: 'Nome',
  },
  statuses: {
    returning: 'Renovada',
    planned: 'Planejada',
    production: 'Em produção',
    ended: 'Encerrada',
    cancelled: 'Cancelada',
    pilot: 'Piloto',
  },
  releases: { released: 'Já estreou', announced: 'Anunciado' },
  chips: {
    anyOf,
    not: (name) => `Sem ${name}`,
    decade: (decade) => `Década de ${decade}`,
    year: (year) => `Só de ${year}`,
    years: (from, to) => `${from}–${to}`,
    from: (year) => `${year} ou depois`,
    to: (year) => `${year} ou antes`,
    minutes: (shortest, longest) => `${shortest}–${longest} minutos`,
    shortest: (minutes) =>
      plural(minutes, {
        one: '{n} minuto ou mais',
        many: '{n} de minutos ou mais',
        other: '{n} minutos ou mais',
      }),
    longest: (minutes) =>
      plural(minutes, {
        one: '{n} minuto ou menos',
        many: '{n} de minutos ou menos',
        other: '{n} minutos ou menos',
      }),
    score: (score) => `Nota ${score} ou mais`,
    votes: (votes) =>
      plural(votes, { one: '{n} voto ou mais', many: '{n} de votos ou mais', other: '{n} votos ou mais' }),
    language: (name) => `Em ${name}`,
    country: (name) => `País: ${name}`,
    certification: (rating, region) => `Até ${rating}${region ? ` (${region})` : ''}`,
    person: (name) => (name ? `Com ${name}` : 'Com uma pessoa'),
    service: (name) => (name ? `Serviço: ${name}` : 'Em um serviço'),
    services: (count) =>
      plural(count, {
        one: 'Em {n} serviço',
        many: 'Em algum de {n} de serviços',
        other: 'Em algum de {n} serviços',
      }),
    keyword: (name) => (name ? `Tema: ${name}` : 'Um tema'),
  },
};

export const DISCOVER_SERVICES_MESSAGES: Translated<typeof English.DISCOVER_SERVICES_MESSAGES> = {
  mine: 'Meus serviços',
  find: 'Buscar um serviço',
  upTo: (rating, region) => `Até ${rating} (${region})`,
  noRatings: (region) => `Nenhuma ${inCountry(region)}`,
};

export const DISCOVER_PAGE_MESSAGES: Translated<typeof English.DISCOVER_PAGE_MESSAGES> = {
  failed: 'Não conseguimos carregar. O que está aqui continua; tente de novo.',
};
