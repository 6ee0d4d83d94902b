import type * as English from '../../../messages/seasons/season-stars.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes } from '../counts.ts';

export const SEASON_STARS_MESSAGES: Translated<typeof English.SEASON_STARS_MESSAGES> = {
  heading: 'Voti',
  average: (stars, ratings) => `${stars} su 5, ${ratings}`,
  own: (part) => `Il tuo voto: ${part}`,
  clear: (part) => ({ label: 'Togli', of: `il tuo voto: ${part}` }),
  chart: 'Le tue stelle, episodio per episodio',
  table: 'Le tue stelle, episodio per episodio, in una tabella',
  episode: 'Episodio',
  mine: (average, count) => `${average} su 5 in media, su ${episodes(count)}`,
  plain: { part: 'Stagione o episodio', whole: 'La stagione intera' },
  best: 'Le tue stagioni migliori',
  bestText:
    'Secondo le stelle che hai dato alla stagione o, a partire da tre episodi votati, secondo quelle degli episodi.',
  bestOf: (season, stars, count) =>
    count > 0 ? `${season}: ${stars} su 5, votati ${episodes(count)}` : `${season}: ${stars} su 5`,
};
