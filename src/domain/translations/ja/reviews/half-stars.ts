import type * as English from '../../../messages/reviews/half-stars.ts';
import type { Translated } from '../../../language/translated.ts';

export const PLAIN_STARS_MESSAGES: Translated<typeof English.PLAIN_STARS_MESSAGES> = {
  give: '評価する',
  none: '星なし',
};

export const HALF_STARS_MESSAGES: Translated<typeof English.HALF_STARS_MESSAGES> = {
  section: {
    heading: '星',
    introduction:
      '通常は星1つ刻みです。半分刻みにすると、星を0.5ずつつけられます。インポートした半分の星は、どちらでもそのまま残ります。',
  },
  label: '半分刻みで評価する',
  offer: 'ファイルに半分の星があり、そのまま残しました。ここでも半分刻みで評価しますか？',
  chosen: {
    title: '半分刻みの星',
    text: 'これからは半分刻みで評価できます。プロフィールでいつでも変更できます。',
  },
  failed: (message) => ({ title: 'エラー', text: `半分刻みに切り替えられませんでした。${message}` }),
};
