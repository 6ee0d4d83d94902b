import type * as English from '../../../messages/seasons/seasons.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes } from '../counts.ts';
import { plural } from '../plural.ts';

export const SEASON_MESSAGES: Translated<typeof English.SEASON_MESSAGES> = {
  notFound: {
    title: 'シーズンが見つかりません',
    text: 'このシーズンは登録されていないか、削除されました。',
  },
  failed: 'シーズンを読み込めませんでした',
  browse: { label: 'TVシリーズを見てみる', path: '/tv-series' },
  name: (number) => (number === 0 ? '特別編' : `シーズン${number}`),
  episode: (number) => `第${number}話`,
  finale: 'シーズン最終話',
  airs: (date) => `${date}放送`,
  today: '今日',
  tomorrow: '明日',
  noDate: '放送日未定',
  index: '全エピソード',
  span: (first, last) => (first === last ? String(first) : `${first}〜${last}`),
  more: '続きを読む',
  episodes: 'エピソード',
  noEpisodes: 'エピソードの情報はまだありません',
  range: (first, last, all) => `全${all}話中、第${first}〜${last}話`,
  earlier: '前のエピソード',
  later: '次のエピソード',
  all: (count) => plural(count, { other: '全{n}シーズン' }),
  others: 'シーズン',
  neighbours: 'ほかのシーズン',
  toSeries: (title) => `『${title}』に戻る`,
  description: (series, season, count) => `『${series}』${season}、全${episodes(count)}。`,
};
