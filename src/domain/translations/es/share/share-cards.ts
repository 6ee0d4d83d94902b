import type * as English from '../../../messages/share/share-cards.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const SHARE_CARD_MESSAGES: Translated<typeof English.SHARE_CARD_MESSAGES> = {
  kinds: { movie: 'Película', tv: 'Serie' },
  list: 'Una lista',
  listBy: (name) => `Una lista de ${name}`,
  watched: (count) =>
    plural(count, {
      one: '{n} título visto',
      many: '{n} de títulos vistos',
      other: '{n} títulos vistos',
    }),
  year: 'Mi año en películas y series',
  counted: {
    hours: (n) => plural(n, { one: 'hora', many: 'de horas', other: 'horas' }),
    movies: (n) => plural(n, { one: 'película', many: 'de películas', other: 'películas' }),
    series: (n) => plural(n, { one: 'serie', many: 'de series', other: 'series' }),
    days: (n) => plural(n, { one: 'día', many: 'de días', other: 'días' }),
  },
  cast: 'Reparto y equipo',
  collection: 'Saga',
  alt: (what) => `${what}, en Marquee`,
};
