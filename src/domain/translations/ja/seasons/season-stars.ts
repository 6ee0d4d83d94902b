import type * as English from '../../../messages/seasons/season-stars.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes } from '../counts.ts';

export const SEASON_STARS_MESSAGES: Translated<typeof English.SEASON_STARS_MESSAGES> = {
  heading: '評価',
  average: (stars, ratings) => `5点中${stars}、${ratings}`,
  own: (part) => `${part}への評価`,
  clear: (part) => ({ label: '消去', of: `${part}への評価` }),
  chart: 'エピソードごとの星',
  table: 'エピソードごとの星（表）',
  episode: 'エピソード',
  mine: (average, count) => `${episodes(count)}の平均は5点中${average}`,
  plain: { part: 'シーズンまたはエピソード', whole: 'シーズン全体' },
  best: '評価の高いシーズン',
  bestText: 'シーズンにつけた星の順です。星がない場合は、3話以上あればエピソードの星の平均を使います。',
  bestOf: (season, stars, count) =>
    count > 0 ? `${season}：5点中${stars}、${episodes(count)}を評価` : `${season}：5点中${stars}`,
};
