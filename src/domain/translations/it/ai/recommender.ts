import type * as English from '../../../messages/ai/recommender.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const RECOMMENDER_MESSAGES: Translated<typeof English.RECOMMENDER_MESSAGES> = {
  of: { movie: (year) => `Film del ${year}`, tv: (year) => `Serie TV del ${year}` },
  hidden: 'Poco conosciuto',
  who: {
    movie: (count) =>
      plural(count, {
        one: 'Il consigliere offline confronta le tue parole con generi, temi, persone, anni e durate di {n} film incluso in Marquee.',
        many: 'Il consigliere offline confronta le tue parole con generi, temi, persone, anni e durate di {n} di film inclusi in Marquee.',
        other:
          'Il consigliere offline confronta le tue parole con generi, temi, persone, anni e durate di {n} film inclusi in Marquee.',
      }),
    tv: (count) =>
      plural(count, {
        one: 'Il consigliere offline confronta le tue parole con generi, temi, persone, anni e durate di {n} serie inclusa in Marquee.',
        many: 'Il consigliere offline confronta le tue parole con generi, temi, persone, anni e durate di {n} di serie incluse in Marquee.',
        other:
          'Il consigliere offline confronta le tue parole con generi, temi, persone, anni e durate di {n} serie incluse in Marquee.',
      }),
  },
};
