import type * as English from '../../../messages/seasons/season-stars.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes } from '../counts.ts';
import { plural } from '../plural.ts';

const rated = (n: number) =>
  plural(n, {
    one: '{n} episodio puntuado',
    many: '{n} de episodios puntuados',
    other: '{n} episodios puntuados',
  });

export const SEASON_STARS_MESSAGES: Translated<typeof English.SEASON_STARS_MESSAGES> = {
  heading: 'Valoraciones',
  average: (stars, ratings) => `${stars} de 5, ${ratings}`,
  own: (part) => `Tu valoración: ${part}`,
  clear: (part) => ({ label: 'Borrar', of: `tu valoración: ${part}` }),
  chart: 'Tus estrellas por episodio',
  table: 'Tus estrellas por episodio, en una tabla',
  episode: 'Episodio',
  mine: (average, count) => `${average} de 5 de media en ${episodes(count)}`,
  plain: { part: 'Temporada o episodio', whole: 'La temporada entera' },
  best: 'Tus mejores temporadas',
  bestText: 'Según las estrellas que diste a la temporada o, a partir de tres, las de sus episodios.',
  bestOf: (season, stars, count) =>
    count > 0 ? `${season}: ${stars} de 5, ${rated(count)}` : `${season}: ${stars} de 5`,
};
