import type * as English from '../../../messages/seasons/season-stars.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes } from '../counts.ts';

export const SEASON_STARS_MESSAGES: Translated<typeof English.SEASON_STARS_MESSAGES> = {
  heading: 'Notas',
  average: (stars, ratings) => `${stars} de 5, ${ratings}`,
  own: (part) => `Sua nota: ${part}`,
  clear: (part) => ({ label: 'Limpar', of: `sua nota: ${part}` }),
  chart: 'Suas estrelas por episódio',
  table: 'Suas estrelas por episódio, em tabela',
  episode: 'Episódio',
  mine: (average, count) => `Média de ${average} de 5 em ${episodes(count)}`,
  plain: { part: 'Temporada ou episódio', whole: 'A temporada inteira' },
  best: 'Suas melhores temporadas',
  bestText: 'Pelas estrelas que você deu à temporada ou, a partir de três, aos episódios dela.',
  bestOf: (season, stars, count) =>
    count > 0 ? `${season}: ${stars} de 5, com nota em ${episodes(count)}` : `${season}: ${stars} de 5`,
};
