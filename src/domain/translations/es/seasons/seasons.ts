import type * as English from '../../../messages/seasons/seasons.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes } from '../counts.ts';
import { plural } from '../plural.ts';

export const SEASON_MESSAGES: Translated<typeof English.SEASON_MESSAGES> = {
  notFound: {
    title: 'Temporada no encontrada',
    text: 'Esta temporada no está en el catálogo, o ya no está.',
  },
  failed: 'No se ha podido cargar la temporada',
  browse: { label: 'Explorar series', path: '/tv-series' },
  name: (number) => (number === 0 ? 'Especiales' : `Temporada ${number}`),
  episode: (number) => `Episodio ${number}`,
  finale: 'Final de temporada',
  airs: (date) => `Se emite el ${date}`,
  today: 'Hoy',
  tomorrow: 'Mañana',
  noDate: 'Aún sin fecha',
  index: 'Todos los episodios',
  span: (first, last) => (first === last ? String(first) : `${first}–${last}`),
  more: 'Seguir leyendo',
  episodes: 'Episodios',
  noEpisodes: 'Aún no se conocen episodios',
  range: (first, last, all) => `Episodios ${first} a ${last} de ${all}`,
  earlier: 'Episodios anteriores',
  later: 'Episodios siguientes',
  all: (count) =>
    plural(count, {
      one: '{n} temporada',
      many: '{n} de temporadas',
      other: 'Las {n} temporadas',
    }),
  others: 'Temporadas',
  neighbours: 'Otras temporadas',
  toSeries: (title) => `Volver a «${title}»`,
  description: (series, season, count) => `${season} de «${series}»: ${episodes(count)}.`,
};
