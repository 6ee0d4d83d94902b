import type * as English from '../../../messages/ai/recommender.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const RECOMMENDER_MESSAGES: Translated<typeof English.RECOMMENDER_MESSAGES> = {
  of: { movie: (year) => `Film de ${year}`, tv: (year) => `Série de ${year}` },
  hidden: 'Peu connu',
  who: {
    movie: (count) =>
      plural(count, {
        one: 'Le conseiller hors ligne compare vos mots aux genres, thèmes, personnes, années et durées de {n} film fourni avec Marquee.',
        many: 'Le conseiller hors ligne compare vos mots aux genres, thèmes, personnes, années et durées de {n} de films fournis avec Marquee.',
        other:
          'Le conseiller hors ligne compare vos mots aux genres, thèmes, personnes, années et durées de {n} films fournis avec Marquee.',
      }),
    tv: (count) =>
      plural(count, {
        one: 'Le conseiller hors ligne compare vos mots aux genres, thèmes, personnes, années et durées de {n} série fournie avec Marquee.',
        many: 'Le conseiller hors ligne compare vos mots aux genres, thèmes, personnes, années et durées de {n} de séries fournies avec Marquee.',
        other:
          'Le conseiller hors ligne compare vos mots aux genres, thèmes, personnes, années et durées de {n} séries fournies avec Marquee.',
      }),
  },
};
