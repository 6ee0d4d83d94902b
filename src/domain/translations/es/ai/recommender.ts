import type * as English from '../../../messages/ai/recommender.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const RECOMMENDER_MESSAGES: Translated<typeof English.RECOMMENDER_MESSAGES> = {
  of: { movie: (year) => `Película de ${year}`, tv: (year) => `Serie de ${year}` },
  hidden: 'Poco conocida',
  who: {
    movie: (count) =>
      plural(count, {
        one: 'El recomendador sin conexión compara tus palabras con los géneros, temas, personas, años y duraciones de {n} película que viene con Marquee.',
        many: 'El recomendador sin conexión compara tus palabras con los géneros, temas, personas, años y duraciones de {n} de películas que vienen con Marquee.',
        other:
          'El recomendador sin conexión compara tus palabras con los géneros, temas, personas, años y duraciones de {n} películas que vienen con Marquee.',
      }),
    tv: (count) =>
      plural(count, {
        one: 'El recomendador sin conexión compara tus palabras con los géneros, temas, personas, años y duraciones de {n} serie que viene con Marquee.',
        many: 'El recomendador sin conexión compara tus palabras con los géneros, temas, personas, años y duraciones de {n} de series que vienen con Marquee.',
        other:
          'El recomendador sin conexión compara tus palabras con los géneros, temas, personas, años y duraciones de {n} series que vienen con Marquee.',
      }),
  },
};
