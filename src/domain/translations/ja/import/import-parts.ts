import type * as English from '../../../messages/import/import-parts.ts';
import type { Translated } from '../../../language/translated.ts';
import { ratings, reviews } from '../counts.ts';
import { plural } from '../plural.ts';

export const IMPORT_PARTS: Translated<typeof English.IMPORT_PARTS> = {
  movieWatch: {
    counted: (count) => plural(count, { other: '映画の視聴{n}回' }),
    becomes: '観た日の日記の記録になり、映画は視聴済みに入ります。',
  },
  episodeWatch: {
    counted: (count) => plural(count, { other: '観たエピソード{n}話' }),
    becomes: '観た日に視聴済みとなり、そのシリーズをフォローします。',
  },
  watched: {
    counted: (count) => plural(count, { other: '観た作品{n}件' }),
    becomes: '日付なしで視聴済みに入ります。ファイルに日付がありません。',
  },
  rating: { counted: ratings, becomes: '自分の評価になります。星5つまで、半分刻みで。' },
  wish: {
    counted: (count) => plural(count, { other: '観たい作品{n}件' }),
    becomes: 'マイリストに入ります。',
  },
  review: { counted: reviews, becomes: '自分の名前のレビューになります。' },
  favorite: {
    counted: (count) => plural(count, { other: 'お気に入り{n}件' }),
    becomes: 'お気に入りに入ります。',
  },
  follow: {
    counted: (count) => plural(count, { other: 'フォロー中の{n}シリーズ' }),
    becomes: 'フォロー中のシリーズになります。休止中と視聴中止はそのままです。',
  },
  dismissed: {
    counted: (count) => plural(count, { other: '興味なしの作品{n}件' }),
    becomes: '「興味なし」になり、一覧に表示されなくなります。',
  },
  list: {
    counted: (count) => plural(count, { other: 'リストの作品{n}件' }),
    becomes: '同じ名前の自作リストになります。自分だけが見られます。',
  },
  own: {
    counted: (count) => plural(count, { other: 'データ{n}件' }),
    becomes: 'エクスポートしたときの状態に戻ります。',
  },
};
