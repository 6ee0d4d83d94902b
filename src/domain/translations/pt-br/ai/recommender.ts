import type * as English from '../../../messages/ai/recommender.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const RECOMMENDER_MESSAGES: Translated<typeof English.RECOMMENDER_MESSAGES> = {
  of: { movie: (year) => `Filme de ${year}`, tv: (year) => `Série de ${year}` },
  hidden: 'Pouco conhecido',
  who: {
    movie: (count) =>
      plural(count, {
        one: 'O recomendador offline compara suas palavras com gêneros, temas, pessoas, anos e durações de {n} filme que vem com o Marquee.',
        many: 'O recomendador offline compara suas palavras com gêneros, temas, pessoas, anos e durações de {n} de filmes que vêm com o Marquee.',
        other:
          'O recomendador offline compara suas palavras com gêneros, temas, pessoas, anos e durações de {n} filmes que vêm com o Marquee.',
      }),
    tv: (count) =>
      plural(count, {
        one: 'O recomendador offline compara suas palavras com gêneros, temas, pessoas, anos e durações de {n} série que vem com o Marquee.',
        many: 'O recomendador offline compara suas palavras com gêneros, temas, pessoas, anos e durações de {n} de séries que vêm com o Marquee.',
        other:
          'O recomendador offline compara suas palavras com gêneros, temas, pessoas, anos e durações de {n} séries que vêm com o Marquee.',
      }),
  },
};
