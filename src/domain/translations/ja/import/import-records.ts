import type * as English from '../../../messages/import/import-records.ts';
import type { Translated } from '../../../language/translated.ts';
import type { RestoredPart } from '../../../export/parts.ts';
import { plural } from '../plural.ts';

/** How many records of our own export are of what. */
const RECORDS: Record<RestoredPart, { other: string }> = {
  profile: { other: 'プロフィール{n}件' },
  noticePreferences: { other: '通知設定{n}件' },
  services: { other: '契約中のサービス{n}件' },
  wishlist: { other: 'マイリスト{n}作品' },
  watched: { other: '視聴済み{n}作品' },
  favorites: { other: 'お気に入り{n}件' },
  dismissed: { other: '興味なし{n}作品' },
  taste: { other: '好みの指定{n}件' },
  diary: { other: '日記の記録{n}件' },
  ratings: { other: '評価{n}件' },
  partRatings: { other: 'シーズンとエピソードの評価{n}件' },
  reviews: { other: 'レビュー{n}件' },
  tags: { other: '作品のタグ{n}件' },
  notes: { other: '自分用メモ{n}件' },
  pageFavorites: { other: '自分のページのお気に入り{n}件' },
  following: { other: 'フォロー中の{n}シリーズ' },
  episodes: { other: '観たエピソード{n}話' },
  lostEpisodes: { other: '番号が変わった視聴済みエピソード{n}話' },
  reminders: { other: 'リマインダー{n}件' },
  seriesReminders: { other: 'シーズンのリマインダー{n}件' },
  savedSearches: { other: '保存した検索{n}件' },
  aiSearches: { other: 'AI検索{n}件' },
  plays: { other: 'ほかのプログラムでの再生{n}回' },
  playProgress: { other: '観かけの作品{n}件' },
  playNames: { other: '照合した名前{n}件' },
  lists: { other: '自作リスト{n}件' },
  listTitles: { other: '自作リストの作品{n}件' },
};

export const IMPORT_RECORDS: Translated<typeof English.IMPORT_RECORDS> = {
  records: (counts) =>
    `内容：${Object.entries(counts)
      .map(([part, count]) => plural(count ?? 0, RECORDS[part as RestoredPart]))
      .join('、')}`,
  shown: ({ public: open, link }) => [
    ...(open > 0
      ? [
          plural(open, {
            other: 'リスト{n}件がファイルで公開になっています。インポートするとすぐに誰でも見られます。',
          }),
        ]
      : []),
    ...(link > 0
      ? [
          plural(link, {
            other: 'リスト{n}件がリンク限定です。新しいリンクがつき、古いリンクは使えません。',
          }),
        ]
      : []),
  ],
};
