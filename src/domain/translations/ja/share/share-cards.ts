import type * as English from '../../../messages/share/share-cards.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const SHARE_CARD_MESSAGES: Translated<typeof English.SHARE_CARD_MESSAGES> = {
  kinds: { movie: '映画', tv: 'TVシリーズ' },
  list: 'リスト',
  listBy: (name) => `${name}さんのリスト`,
  watched: (count) => plural(count, { other: '{n}作品を視聴' }),
  year: '1年間に観た映画とシリーズ',
  counted: {
    hours: (n) => plural(n, { other: '時間' }),
    movies: (n) => plural(n, { other: '映画' }),
    series: (n) => plural(n, { other: 'シリーズ' }),
    days: (n) => plural(n, { other: '日' }),
  },
  cast: 'キャスト・スタッフ',
  collection: 'コレクション',
  alt: (what) => `${what}（Marquee）`,
};
