import type * as English from '../../../messages/numbers/numbers.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import { days, movies, series, stars, titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

const than = (year: number, soFar: boolean) => (soFar ? `${year} hasta este día` : String(year));

export const NUMBERS_MESSAGES: Translated<typeof English.NUMBERS_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.numbers,
  yearTitle: (year) => `${year} en números`,
  description: 'Lo que has visto, en cifras.',
  signIn: 'Entra para ver tus números',
  years: 'Años',
  allTime: 'Desde siempre',
  underWay: (year, day) => `${year} aún no ha terminado: estos son sus números hasta el ${formatDate(day)}.`,
  none: 'Nada que contar todavía',
  noneText: 'Marca lo que has visto y aquí se irán sumando tus horas, tus géneros y tus caras favoritas.',
  noneIn: (year) => `Nada visto en ${year}`,
  noneInText: 'En tu diario no hay ninguna entrada de ese año.',
  browse: 'Explorar películas populares',
  hours: 'Horas',
  titles: 'Títulos',
  days: 'Días activos',
  streak: 'Mejor racha',
  kinds: (ofMovies, ofSeries) =>
    [ofMovies > 0 && movies(ofMovies), ofSeries > 0 && series(ofSeries)].filter(Boolean).join(', '),
  watches: (count) =>
    plural(count, { one: 'vista una vez', many: 'vista {n} de veces', other: 'vista {n} veces' }),
  compared: (now, before, year, soFar) => {
    const more = now - before;
    if (more === 0) return `Igual que en ${than(year, soFar)}`;
    return `${formatNumber(Math.abs(more))} ${more > 0 ? 'más' : 'menos'} que en ${than(year, soFar)}`;
  },
  length: days,
  between: (since, until) =>
    since === until ? formatDate(since) : `Del ${formatDate(since)} al ${formatDate(until)}`,
  weeks: (n) =>
    plural(n, {
      one: '{n} semana activa seguida',
      many: '{n} de semanas activas seguidas',
      other: '{n} semanas activas seguidas',
    }),
  running: (n) =>
    plural(n, {
      one: '{n} día seguido hasta hoy',
      many: '{n} de días seguidos hasta hoy',
      other: '{n} días seguidos hasta hoy',
    }),
  columns: { what: 'Qué', watches: 'Veces', titles: 'Títulos', hours: 'Horas' },
  table: 'Ver como tabla',
  charts: {
    months: 'Meses',
    years: 'Años',
    genres: 'Géneros',
    decades: 'Décadas',
    countries: 'Países',
    actors: 'Intérpretes',
    directors: 'Dirección',
    stars: 'Tus estrellas',
  },
  titlesOf: (name, count) => `${name}: ${titles(count)}`,
  behind: {
    heading: (by, name) => {
      if (by === 'decade') return `De la década de ${name}`;
      if (by === 'director') return `Con dirección de ${name}`;
      if (by === 'stars') return `Les diste ${stars(Number(name))}`;
      return by === 'actor' ? `Con ${name}` : name;
    },
    count: (total, year) =>
      year === null
        ? `Has visto ${titles(total)}; primero, lo que más veces.`
        : `En ${year} has visto ${titles(total)}; primero, lo que más veces.`,
    none: 'Aquí no hay títulos',
    noneText: 'Nada de lo que has visto entra aquí ahora.',
    back: 'Mis números',
    backTo: (year) => `${year} en números`,
    person: (name) => `Sobre ${name}`,
    pages: 'Páginas de títulos',
    earlier: 'Anteriores',
    later: 'Siguientes',
  },
  peopleNote: 'En dos títulos como mínimo.',
  genresNote: 'Un título cuenta en cada uno de sus géneros.',
  countriesNote: 'Un título cuenta en cada uno de sus países.',
  decadesNote: (leftOut) =>
    leftOut === 0
      ? 'Según el primer estreno.'
      : plural(leftOut, {
          one: 'Según el primer estreno. Falta {n} título de estreno desconocido, como las series de las que solo se conocen los episodios.',
          many: 'Según el primer estreno. Faltan {n} de títulos de estreno desconocido, como las series de las que solo se conocen los episodios.',
          other:
            'Según el primer estreno. Faltan {n} títulos de estreno desconocido, como las series de las que solo se conocen los episodios.',
        }),
  most: (name, count) => `Lo que más, ${name}: ${titles(count)}.`,
  mostWatched: (name, count) =>
    `El máximo, ${name}: ${plural(count, {
      one: 'un visionado',
      many: '{n} de visionados',
      other: '{n} visionados',
    })}.`,
  averages: (mine, theirs, count) =>
    `De media, tú diste ${mine} de 10 y los demás ${theirs}, en ${titles(count)} en común.`,
  rated: (count) =>
    plural(count, {
      one: 'Has valorado {n} título de estos; no se sabe qué le dieron los demás.',
      many: 'Has valorado {n} de títulos de estos; no se sabe qué les dieron los demás.',
      other: 'Has valorado {n} títulos de estos; no se sabe qué les dieron los demás.',
    }),
  starsOf: stars,
  above: 'Te gustaron más que a los demás',
  below: 'Te gustaron menos que a los demás',
  disagreement: (mine, theirs) => `Tú ${mine}, los demás ${theirs} de 10`,
  mostOften: 'Lo que más has visto',
  times: (n) => plural(n, { one: '{n} vez', many: '{n} de veces', other: '{n} veces' }),
  someSeries: 'Una serie',
  first: 'Primera',
  last: 'Última',
  firstOf: (year) => `Primera de ${year}`,
  lastOf: (year) => `Última de ${year}`,
  latestOf: (year) => `Más reciente de ${year}`,
  share: {
    heading: 'Compartir mi año',
    text: 'Crea un enlace que puede abrir quien lo tenga. Muestra cuántas horas, títulos y días fueron, tal como están ahora: ningún título, ninguna valoración, tampoco tu nombre. Puedes quitar el enlace cuando quieras.',
    make: 'Crear enlace',
    update: 'Actualizar enlace',
    end: 'Quitar enlace',
    made: 'Quien tenga este enlace ve los números de este año.',
    ended: 'El enlace ya no existe.',
  },
  shared: {
    title: (year) => `${year} en películas y series`,
    description: (year) => `Cuánto vio alguien en ${year}, en números.`,
    text: 'Alguien en Marquee comparte cuánto vio ese año.',
    own: 'Cuenta lo tuyo en Marquee',
    gone: 'Este enlace no lleva a ninguna parte',
    goneText: 'Quien compartió este año ha quitado el enlace, o la dirección está incompleta.',
    failed: 'Error',
    failedText: 'No se ha podido cargar este año. Vuelve a intentarlo en un momento.',
    home: 'Ir al inicio',
  },
};
