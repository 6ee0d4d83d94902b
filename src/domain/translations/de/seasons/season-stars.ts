import type * as English from '../../../messages/seasons/season-stars.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes } from '../counts.ts';

export const SEASON_STARS_MESSAGES: Translated<typeof English.SEASON_STARS_MESSAGES> = {
  heading: 'Bewertungen',
  average: (stars, ratings) => `${stars} von 5, ${ratings}`,
  own: (part) => `Deine Bewertung: ${part}`,
  clear: (part) => ({ label: 'Löschen', of: `deiner Bewertung: ${part}` }),
  chart: 'Deine Sterne nach Folgen',
  table: 'Deine Sterne nach Folgen, als Tabelle',
  episode: 'Folge',
  mine: (average, count) => `Im Schnitt ${average} von 5 über ${episodes(count)}`,
  plain: { part: 'Staffel oder Folge', whole: 'Die ganze Staffel' },
  best: 'Deine besten Staffeln',
  bestText: 'Nach deinen Sternen für die Staffel oder, ab drei bewerteten Folgen, nach deren Sternen.',
  bestOf: (season, stars, count) =>
    count > 0 ? `${season}: ${stars} von 5, ${episodes(count)} bewertet` : `${season}: ${stars} von 5`,
};
