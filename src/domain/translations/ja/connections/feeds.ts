import type * as English from '../../../messages/connections/feeds.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { starSigns } from '../../../reviews/stars.ts';
import { episodes } from '../counts.ts';

const owner = (name: string | null) => (name === null ? 'あるユーザー' : `${name}さん`);

export const FEED_MESSAGES: Translated<typeof English.FEED_MESSAGES> = {
  diaryOf: (name) => `Marqueeの${owner(name)}の日記`,
  reviewsOf: (name) => `Marqueeの${owner(name)}のレビュー`,
  wishlist: 'マイリスト',
  entry: ({ title, year, stars: given }) =>
    `${title || '作品'}${year === null ? '' : `, ${year}`}${given === null ? '' : ` - ${starSigns(given)}`}`,
  episodes: (count, watched) => `${episodes(count)}。${watched}`,
  watched: (day) => `${formatDate(day)}に視聴。`,
  rewatched: (day) => `${formatDate(day)}に再視聴。`,
  tellsEnd: 'このレビューにはネタバレが含まれています。レビューのページでお読みください。',
};

export const FEEDS_PAGE_MESSAGES: Translated<typeof English.FEEDS_PAGE_MESSAGES> = {
  title: 'フィード',
  description: '日記とレビューはフィードリーダーに、リストはRadarrとSonarrに。',
  signIn: 'ログインしてフィードを取得',
  back: '連携',
  text: 'ほかのプログラムで読み込めるもの：日記とレビューはRSSまたはJSON Feed、マイリスト、リスト、保存した検索はRadarrとSonarrでも使えます。公開しているものに秘密のアドレスは不要です。そのフィードは、自分のページとリストにあります。',
  make: 'アドレスを取得',
  renew: 'アドレスを更新',
  renewText: '更新すると、古いアドレスはすべて、すぐに使えなくなります。',
  end: 'アドレスを無効にする',
  since: (day) => `秘密のアドレスは${day}に作成されました。`,
  made: '自分のアドレス',
  once: '必要なものをいますぐコピーしてください。秘密の文字列が表示されるのは今回だけです。知っている人は誰でも、その内容を読めます。',
  diary: '日記',
  reviews: 'レビュー',
  wishlist: 'マイリスト',
  forms: { 'rss.xml': 'RSS', 'feed.json': 'JSON Feed', 'radarr.json': 'Radarr', 'sonarr.json': 'Sonarr' },
  pattern: 'アドレスの形',
  noTvdb:
    'ここではSonarr用のリストは空です。同梱のデータに、Sonarrがシリーズを探すための番号がありません。このサイトがTMDBを使うようになると表示されます。',
  patternText: 'SECRETの部分に、自分の秘密の文字列が入ります。',
  told: {
    changed: 'その間に変更されました。何も行っていません。',
    ended: 'アドレスを無効にしました。もう誰もこのアドレスでフィードを読めません。',
  },
};
