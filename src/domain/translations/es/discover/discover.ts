import type * as English from '../../../messages/discover/discover.ts';
import type { Translated } from '../../../language/translated.ts';
import { movies, series } from '../counts.ts';
import { plural } from '../plural.ts';

/** Any of them: "Netflix, Filmin o Max". */
const anyOf = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' o ');

export const DISCOVER_MESSAGES: Translated<typeof English.DISCOVER_MESSAGES> = {
  title: { movie: 'Descubrir películas', tv: 'Descubrir series' },
  link: 'Descubrir',
  refine: 'Acotar',
  description: {
    movie: 'Encuentra películas por género, año, duración, nota, idioma y más.',
    tv: 'Encuentra series por género, año, duración, nota, idioma y más.',
  },
  ofDecade: {
    movie: (decade) => `Películas de la década de ${decade}`,
    tv: (decade) => `Series de la década de ${decade}`,
  },
  descriptionOf: (titles) => `${titles}, por año, duración, nota, idioma y más.`,
  other: { movie: 'Prefiero series', tv: 'Prefiero películas' },
  count: { movie: movies, tv: series },
  show: {
    movie: (count) =>
      plural(count, {
        one: 'Ver {n} película',
        many: 'Ver {n} de películas',
        other: 'Ver {n} películas',
      }),
    tv: (count) =>
      plural(count, { one: 'Ver {n} serie', many: 'Ver {n} de series', other: 'Ver {n} series' }),
  },
  filters: 'Filtros',
  closeFilters: 'Cerrar filtros',
  clear: 'Borrar todo',
  asked: 'Tus filtros',
  remove: 'Quitar',
  apply: 'Ver resultados',
  previousPage: (page) => `Página ${page}: página anterior`,
  beyond: 'La lista termina antes de esta página',
  pick: 'Elige por mí',
  picked: {
    kicker: 'Elegida para ti',
    another: 'Otra',
    details: 'Ver ficha',
    all: 'Todas las que encajan',
    gone: 'No hay nada que elegir',
  },
  nothing: 'Nada cumple con todo',
  nothingText: 'Pide un poco menos y encontrarás más.',
  loosen: (label, count) => `Sin «${label}»: ${count}`,
  error: {
    title: 'Descubrir ha fallado',
    text: 'Ahora mismo no se pueden buscar títulos. Vuelve a intentarlo más tarde.',
  },
  votesNeeded: {
    movie: (votes) =>
      plural(votes, {
        one: '«Mejor valoradas» cuenta películas con {n} voto o más.',
        many: '«Mejor valoradas» cuenta películas con {n} de votos o más.',
        other: '«Mejor valoradas» cuenta películas con {n} votos o más.',
      }),
    tv: (votes) =>
      plural(votes, {
        one: '«Mejor valoradas» cuenta series con {n} voto o más.',
        many: '«Mejor valoradas» cuenta series con {n} de votos o más.',
        other: '«Mejor valoradas» cuenta series con {n} votos o más.',
      }),
  },
  fewerVotes: (votes) =>
    plural(votes, {
      one: 'Contar todas',
      many: 'Contar desde {n} de votos',
      other: 'Contar desde {n} votos',
    }),
  refused: {
    language: () =>
      'El idioma de la dirección no existe (el coreano es «ko»), así que no se ha tenido en cuenta.',
    country: () =>
      'El país de la dirección no existe (el Reino Unido es «GB»), así que no se ha tenido en cuenta.',
    region: () =>
      'El país de las plataformas que pide la dirección no existe (el Reino Unido es «GB»), así que se ha usado el tuyo.',
    certification: (kind, region) =>
      kind === 'movie'
        ? `La edad recomendada de la dirección no existe en ${region}, así que no se ha tenido en cuenta.`
        : 'La edad recomendada solo vale para películas, así que la de la dirección no se ha tenido en cuenta.',
    status: (kind) =>
      kind === 'movie'
        ? 'El estado solo vale para series, así que el de la dirección no se ha tenido en cuenta.'
        : 'El estado de la dirección no existe, así que no se ha tenido en cuenta.',
    people: () =>
      'Las personas solo valen para películas, así que las de la dirección no se han tenido en cuenta.',
    order: () => 'Las series no se pueden ordenar por recaudación: primero van las más populares.',
  },
  fields: {
    order: 'Ordenar por',
    genres: 'Géneros',
    match: 'Los títulos tienen',
    all: 'todos estos',
    any: 'alguno de estos',
    without: 'Dejar fuera',
    years: 'Años',
    from: 'Desde el año',
    to: 'Hasta el año',
    minutes: { movie: 'Minutos', tv: 'Minutos por episodio' },
    shortest: 'Minutos como mínimo',
    longest: 'Minutos como máximo',
    details: 'Duración, nota, idioma',
    minutesUnit: 'min',
    example: (value) => `p.\u00a0ej. ${value}`,
    score: 'Nota',
    votes: 'Votos',
    language: 'Idioma original',
    country: 'País',
    certification: 'Edad recomendada',
    status: 'Estado',
    release: 'Estreno',
    services: 'Incluida en',
    anyValue: 'Cualquiera',
    and: 'a',
  },
  orMore: (least) => `${least} o más`,
  orders: {
    popular: 'Más populares',
    score: 'Mejor valoradas',
    newest: 'Más recientes',
    oldest: 'Más antiguas',
    votes: 'Más votadas',
    revenue: 'Más taquilleras',
    name: 'Nombre',
  },
  statuses: {
    returning: 'Renovada',
    planned: 'En proyecto',
    production: 'En producción',
    ended: 'Terminada',
    cancelled: 'Cancelada',
    pilot: 'Piloto',
  },
  releases: { released: 'Ya estrenadas', announced: 'Anunciadas' },
  chips: {
    anyOf,
    not: (name) => `Sin ${name}`,
    decade: (decade) => `Década de ${decade}`,
    year: (year) => `Solo de ${year}`,
    years: (from, to) => `${from}–${to}`,
    from: (year) => `Desde ${year}`,
    to: (year) => `Hasta ${year}`,
    minutes: (shortest, longest) => `${shortest}–${longest} minutos`,
    shortest: (minutes) =>
      plural(minutes, {
        one: '{n} minuto o más',
        many: '{n} de minutos o más',
        other: '{n} minutos o más',
      }),
    longest: (minutes) =>
      plural(minutes, {
        one: '{n} minuto o menos',
        many: '{n} de minutos o menos',
        other: '{n} minutos o menos',
      }),
    score: (score) => `Nota ${score} o más`,
    votes: (votes) =>
      plural(votes, { one: '{n} voto o más', many: '{n} de votos o más', other: '{n} votos o más' }),
    language: (name) => `En ${name}`,
    country: (name) => `De ${name}`,
    certification: (rating, region) => `Hasta ${rating}${region ? ` (${region})` : ''}`,
    person: (name) => (name ? `Con ${name}` : 'Con una persona'),
    service: (name) => (name ? `En ${name}` : 'En una plataforma'),
    services: (count) =>
      plural(count, {
        one: 'En {n} plataforma',
        many: 'En alguna de {n} de plataformas',
        other: 'En alguna de {n} plataformas',
      }),
    keyword: (name) => (name ? `Sobre ${name}` : 'Sobre un tema'),
  },
};

export const DISCOVER_SERVICES_MESSAGES: Translated<typeof English.DISCOVER_SERVICES_MESSAGES> = {
  mine: 'Mis plataformas',
  find: 'Buscar una plataforma',
  upTo: (rating, region) => `Hasta ${rating} (${region})`,
  noRatings: (region) => `Ninguna en ${region}`,
};

export const DISCOVER_PAGE_MESSAGES: Translated<typeof English.DISCOVER_PAGE_MESSAGES> = {
  failed: 'No se ha podido cargar. Lo que ves se queda; vuelve a intentarlo.',
};
