import type * as English from '../../../messages/diary/diary-page.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { episodeRanges } from '../../../diary/watched-episodes.ts';
import type { WatchedEpisodes } from '../../../diary/watches.ts';
import { formatNumber } from '../../../format.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';
import { RATING_MESSAGES } from '../reviews/ratings.ts';
import { episodeCode } from '../series/series.ts';
import { DIARY_MESSAGES, episodesOf } from './diary.ts';

const entries = (count: number) => plural(count, { other: '{n}件' });

function which({ count, first }: WatchedEpisodes): string {
  const named = episodeRanges(first).map((range) => {
    const code = episodeCode({ season: range.season, number: range.from });
    return range.to === range.from ? code : `${code}〜第${range.to}話`;
  });
  const more = count - first.length;
  return more > 0 ? `${named.join('、')}ほか${formatNumber(more)}話` : named.join('、');
}

function starsOf({ first }: WatchedEpisodes): string {
  const rated = first.flatMap((place) =>
    place.stars === undefined ? [] : [`${episodeCode(place)} ${RATING_MESSAGES.give(place.stars)}`],
  );
  return rated.join('、');
}

export const DIARY_PAGE_MESSAGES: Translated<typeof English.DIARY_PAGE_MESSAGES> = {
  ...DIARY_MESSAGES.entry,
  title: ACCOUNT_MENU_MESSAGES.diary,
  numbers: ACCOUNT_MENU_MESSAGES.numbers,
  description: '観たものを、1日ごとに。',
  signIn: {
    heading: 'ログインして日記を見る',
    text: '観たものを1日ごとに、星やメモとともに残せます。',
  },
  failed: '日記を読み込めませんでした',
  layouts: { month: '月', list: 'リスト' },
  layout: '表示形式',
  filter: '日記を絞り込む',
  kind: '表示',
  kinds: { all: 'すべての作品', movie: '映画', tv: 'TVシリーズ' },
  year: '年',
  allYears: 'すべての年',
  apply: '適用',
  months: '月',
  weekdays: ['月', '火', '水', '木', '金', '土', '日'],
  entries,
  episodesOf,
  which,
  starsOf,
  more: (count) => `ほか${count}件`,
  allOf: (day, count) => `${formatDate(day)}：${entries(count)}`,
  undated: (count) => `日付なし${entries(count)}`,
  page: (page, pages) => `${page}/${pages}ページ`,
  newer: '新しい記録',
  older: '古い記録',
  pages: '日記のページ',
  back: '日記をすべて見る',
  edit: '編集',
  remove: '削除',
  removeOf: (title) => `『${title}』の視聴記録を削除`,
  dateOf: (title, count) => plural(count, { other: `『${title}』{n}話の日付を変更` }),
  unmark: '視聴済みを解除',
  unmarkOf: (title, count) => plural(count, { other: `視聴済みを解除：『${title}』{n}話` }),
  none: '日記はまだ空です',
  noneText: '作品を視聴済みにするか、観たものを記録すると、その日のところに表示されます。',
  noneHere: '該当する記録がありません',
  noneHereText: 'この条件に合う日記の記録はありません。',
  showAll: 'すべて表示',
  browse: { label: '映画を見てみる', path: '/movies' },
};
