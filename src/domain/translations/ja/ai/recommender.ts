import type * as English from '../../../messages/ai/recommender.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const RECOMMENDER_MESSAGES: Translated<typeof English.RECOMMENDER_MESSAGES> = {
  of: { movie: (year) => `${year}年の映画`, tv: (year) => `${year}年のTVシリーズ` },
  hidden: 'あまり知られていない',
  who: {
    movie: (count) =>
      plural(count, {
        other:
          'オフラインのおすすめ機能は、入力された言葉を、Marqueeに付属する映画{n}本のジャンル、テーマ、人物、年、長さと照らし合わせます。',
      }),
    tv: (count) =>
      plural(count, {
        other:
          'オフラインのおすすめ機能は、入力された言葉を、Marqueeに付属する{n}シリーズのジャンル、テーマ、人物、年、長さと照らし合わせます。',
      }),
  },
};
