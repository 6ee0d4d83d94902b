import { episodes } from '../counts.ts';

/** Sentences about the stars of seasons and episodes. */
export const SEASON_STARS_MESSAGES = {
  heading: 'Ratings',
  /** "3.8 of 5, 12 ratings". */
  average: (stars: string, ratings: string) => `${stars} of 5, ${ratings}`,
  own: (part: string) => `Your rating of ${part}`,
  clear: (part: string) => ({ label: 'Clear', of: `your rating of ${part}` }),
  chart: 'Your stars by episode',
  table: 'Your stars by episode, as a table',
  episode: 'Episode',
  mine: (average: string, count: number) => `${average} of 5 on average over ${episodes(count)}`,
  /** Of the form for whoever has no scripts. */
  plain: { part: 'Season or episode', whole: 'The season as a whole' },
  /** In the numbers. */
  best: 'Your best seasons',
  bestText: 'By the stars you gave the season, or else, from three on, those of its episodes.',
  bestOf: (season: string, stars: string, count: number) =>
    count > 0 ? `${season}: ${stars} of 5, ${episodes(count)} rated` : `${season}: ${stars} of 5`,
} as const;
