import type * as English from '../../../messages/seasons/season-stars.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes } from '../counts.ts';
import { plural } from '../plural.ts';

export const SEASON_STARS_MESSAGES: Translated<typeof English.SEASON_STARS_MESSAGES> = {
  heading: 'Notes',
  average: (stars, ratings) => `${stars} sur 5, ${ratings}`,
  own: (part) => `Votre note\u00a0: ${part}`,
  clear: (part) => ({ label: 'Effacer', of: `votre note\u00a0: ${part}` }),
  chart: 'Vos étoiles par épisode',
  table: 'Vos étoiles par épisode, en tableau',
  episode: 'Épisode',
  mine: (average, count) => `${average} sur 5 en moyenne sur ${episodes(count)}`,
  plain: { part: 'Saison ou épisode', whole: 'Toute la saison' },
  best: 'Vos meilleures saisons',
  bestText:
    'D’après les étoiles données à la saison ou, à défaut et à partir de trois, celles de ses épisodes.',
  bestOf: (season, stars, count) =>
    count > 0
      ? `${season}\u00a0: ${stars} sur 5, ${plural(count, {
          one: '{n} épisode noté',
          many: '{n} d’épisodes notés',
          other: '{n} épisodes notés',
        })}`
      : `${season}\u00a0: ${stars} sur 5`,
};
