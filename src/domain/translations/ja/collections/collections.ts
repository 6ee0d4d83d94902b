import type * as English from '../../../messages/collections/collections.ts';
import type { Translated } from '../../../language/translated.ts';
import { movies } from '../counts.ts';

export const COLLECTION_MESSAGES: Translated<typeof English.COLLECTION_MESSAGES> = {
  partOf: () => 'コレクション：',
  notFound: {
    title: 'コレクションが見つかりません',
    text: 'このコレクションは登録されていないか、削除されました。',
  },
  failed: 'コレクションを読み込めませんでした',
  browse: { label: '映画を見てみる', path: '/movies' },
  noParts: '映画の情報はまだありません',
  more: 'もっと見る',
  description: (name, count) => `「${name}」の${movies(count)}を、公開順にMarqueeで。`,
};
