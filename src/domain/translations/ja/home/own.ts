import type * as English from '../../../messages/home/own.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { plural } from '../plural.ts';

export const OWN_HOME_MESSAGES: Translated<typeof English.OWN_HOME_MESSAGES> = {
  lead: { arrived: '契約中のサービスに新着' },
  noLead: {
    heading: '今夜は何を観ますか？',
    text: 'タイトルで検索するか、条件で絞り込んで探せます。',
    discover: '映画を探す',
  },
  away: {
    heading: '前回からの新着',
    since: (day) => `${formatDate(day)}以降`,
    notices: (n, most) => (n >= most ? `通知${most}件以上` : plural(n, { other: '通知{n}件' })),
    episodes: (n, series) =>
      `フォロー中の${plural(series, { other: '{n}シリーズ' })}から${plural(n, { other: '{n}話' })}`,
    arrivals: (n) => plural(n, { other: 'マイリストの{n}作品が契約中のサービスに登場' }),
  },
  steps: {
    heading: 'Marqueeを自分好みに',
    done: '完了',
    hide: 'この案内を隠す',
    services: {
      label: '配信サービスを選ぶ',
      text: '作品ごとに、すぐ観られるかどうかがわかります。',
    },
    import: {
      label: '視聴履歴をインポート',
      text: 'Letterboxd、Trakt、IMDb、TV Timeなどから。',
    },
    stars: { label: 'お気に入り5作品を評価', text: '好みに合う作品をMarqueeが見つけます。' },
    series: { label: '3シリーズをフォロー', text: '次のエピソードにワンタップでたどり着けます。' },
  },
  failed: { title: 'あなたのデータを読み込めませんでした', text: 'データはすべて残っています。' },
  seen: { leftOut: '以下では視聴済みの作品を省いています。', show: '視聴済みも表示' },
};
