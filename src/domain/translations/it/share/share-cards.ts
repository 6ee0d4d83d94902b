import type * as English from '../../../messages/share/share-cards.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const SHARE_CARD_MESSAGES: Translated<typeof English.SHARE_CARD_MESSAGES> = {
  kinds: { movie: 'Film', tv: 'Serie TV' },
  list: 'Una lista',
  listBy: (name) => `Una lista di ${name}`,
  watched: (count) =>
    plural(count, { one: '{n} titolo visto', many: '{n} di titoli visti', other: '{n} titoli visti' }),
  year: 'Il mio anno in film e serie',
  counted: {
    hours: (n) => plural(n, { one: 'ora', many: 'di ore', other: 'ore' }),
    movies: (n) => plural(n, { one: 'film', many: 'di film', other: 'film' }),
    series: (n) => plural(n, { one: 'serie', many: 'di serie', other: 'serie' }),
    days: (n) => plural(n, { one: 'giorno', many: 'di giorni', other: 'giorni' }),
  },
  cast: 'Cast e troupe',
  collection: 'Saga',
  alt: (what) => `${what}, su Marquee`,
};
