import type * as English from '../../../messages/share/share-cards.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const SHARE_CARD_MESSAGES: Translated<typeof English.SHARE_CARD_MESSAGES> = {
  kinds: { movie: 'Film', tv: 'Série' },
  list: 'Une liste',
  listBy: (name) => `Une liste par ${name}`,
  watched: (count) =>
    plural(count, { one: '{n} titre vu', many: '{n} de titres vus', other: '{n} titres vus' }),
  year: 'Mon année en films et en séries',
  counted: {
    hours: (n) => plural(n, { one: 'heure', many: 'd’heures', other: 'heures' }),
    movies: (n) => plural(n, { one: 'film', many: 'de films', other: 'films' }),
    series: (n) => plural(n, { one: 'série', many: 'de séries', other: 'séries' }),
    days: (n) => plural(n, { one: 'jour', many: 'de jours', other: 'jours' }),
  },
  cast: 'Distribution et équipe',
  collection: 'Saga',
  alt: (what) => `${what}, sur Marquee`,
};
