import type * as English from '../../../messages/numbers/left-out.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const LEFT_OUT_MESSAGES: Translated<typeof English.LEFT_OUT_MESSAGES> = {
  heading: 'この数字に含まれないもの',
  unknown: (n) =>
    plural(n, {
      other:
        'まだ情報のない{n}作品。時間、ジャンル、国、人物が含まれていません。保存したばかりの作品は、数分で反映されます。',
    }),
  lengthless: (n) => plural(n, { other: '長さのわからない映画{n}本。' }),
  whole: (n) =>
    plural(n, {
      other: 'まるごと視聴済みにした{n}シリーズ。何時間分を観たのかがわかりません。',
    }),
  undated: (n) => plural(n, { other: '日付のない視聴{n}回。ここには含まれ、どの年にも入りません。' }),
};
