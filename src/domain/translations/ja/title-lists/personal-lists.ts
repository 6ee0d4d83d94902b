import type * as English from '../../../messages/title-lists/personal-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const PERSONAL_LIST_MESSAGES: Translated<typeof English.PERSONAL_LIST_MESSAGES> = {
  hideSeen: '視聴済みを隠す',
  settings: {
    heading: '作品一覧',
    text: '一覧から、視聴済みの映画とTVシリーズを省けます。「興味なし」にした作品はいつも省かれます。',
    dismissed: '興味なしの作品',
  },
  leftOut: (count) => plural(count, { other: 'ここでは{n}作品を省いています' }),
  failed: '非表示の作品を確認できなかったため、すべて表示しています。',
  nearlyAll: 'ここにある作品は、ほとんどが視聴済みか非表示です。',
  all: { heading: 'ここにある作品は、すべて視聴済みか非表示です', further: 'もっと探す' },
  dismissed: '「興味なし」にした作品です。一覧には表示されません。',
  takeBack: '取り消す',
};
