import type * as English from '../../../messages/ai/recommender.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const RECOMMENDER_MESSAGES: Translated<typeof English.RECOMMENDER_MESSAGES> = {
  of: { movie: (year) => `Film von ${year}`, tv: (year) => `Serie von ${year}` },
  hidden: 'Wenig bekannt',
  who: {
    movie: (count) =>
      plural(count, {
        one: 'Die Empfehlung ohne Modell vergleicht deine Worte mit Genres, Themen, Personen, Jahren und Längen von {n} Film, den Marquee mitbringt.',
        other:
          'Die Empfehlung ohne Modell vergleicht deine Worte mit Genres, Themen, Personen, Jahren und Längen von {n} Filmen, die Marquee mitbringt.',
      }),
    tv: (count) =>
      plural(count, {
        one: 'Die Empfehlung ohne Modell vergleicht deine Worte mit Genres, Themen, Personen, Jahren und Längen von {n} Serie, die Marquee mitbringt.',
        other:
          'Die Empfehlung ohne Modell vergleicht deine Worte mit Genres, Themen, Personen, Jahren und Längen von {n} Serien, die Marquee mitbringt.',
      }),
  },
};
