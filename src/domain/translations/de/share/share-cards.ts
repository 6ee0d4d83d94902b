import type * as English from '../../../messages/share/share-cards.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const SHARE_CARD_MESSAGES: Translated<typeof English.SHARE_CARD_MESSAGES> = {
  kinds: { movie: 'Film', tv: 'Serie' },
  list: 'Eine Liste',
  listBy: (name) => `Eine Liste von ${name}`,
  watched: (count) => plural(count, { one: '{n} Titel gesehen', other: '{n} Titel gesehen' }),
  year: 'Mein Jahr in Filmen und Serien',
  counted: {
    hours: (n) => plural(n, { one: 'Stunde', other: 'Stunden' }),
    movies: (n) => plural(n, { one: 'Film', other: 'Filme' }),
    series: (n) => plural(n, { one: 'Serie', other: 'Serien' }),
    days: (n) => plural(n, { one: 'Tag', other: 'Tage' }),
  },
  cast: 'Besetzung und Crew',
  collection: 'Filmreihe',
  alt: (what) => `${what}, auf Marquee`,
};
