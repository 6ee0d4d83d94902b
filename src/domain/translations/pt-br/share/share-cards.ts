import type * as English from '../../../messages/share/share-cards.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const SHARE_CARD_MESSAGES: Translated<typeof English.SHARE_CARD_MESSAGES> = {
  kinds: { movie: 'Filme', tv: 'Série' },
  list: 'Uma lista',
  listBy: (name) => `Uma lista de ${name}`,
  watched: (count) =>
    plural(count, {
      one: '{n} título visto',
      many: '{n} de títulos vistos',
      other: '{n} títulos vistos',
    }),
  year: 'Meu ano em filmes e séries',
  counted: {
    hours: (n) => plural(n, { one: 'hora', many: 'de horas', other: 'horas' }),
    movies: (n) => plural(n, { one: 'filme', many: 'de filmes', other: 'filmes' }),
    series: (n) => plural(n, { one: 'série', many: 'de séries', other: 'séries' }),
    days: (n) => plural(n, { one: 'dia', many: 'de dias', other: 'dias' }),
  },
  cast: 'Elenco e equipe',
  collection: 'Coleção',
  alt: (what) => `${what}, no Marquee`,
};
