import type * as English from '../../../messages/title-lists/categories.ts';
import type { Translated } from '../../../language/translated.ts';

export const MOVIE_CATEGORY_TEXT: Translated<typeof English.MOVIE_CATEGORY_TEXT> = {
  'trending-now': {
    title: 'いま話題の映画',
    label: 'いま話題',
    description: '今週、みんなが観て、語っている映画。',
  },
  popular: {
    title: '人気の映画',
    label: '人気',
    description: 'いま、いちばん多くの人に観られている映画。',
  },
  'top-rated': {
    title: '高評価の映画',
    label: '高評価',
    description: 'サイレントの名作から昨年の話題作まで、観客の評価がもっとも高い映画。',
  },
  upcoming: {
    title: '公開予定の映画',
    label: '公開予定',
    description: 'これから公開される映画と、その公開日。',
  },
};

export const TV_CATEGORY_TEXT: Translated<typeof English.TV_CATEGORY_TEXT> = {
  'airing-today': {
    title: '今日放送',
    label: '今日放送',
    description: '今日、エピソードが放送されるTVシリーズ。',
  },
  'on-the-air': {
    title: '放送中',
    label: '放送中',
    description: 'これから7日以内にエピソードが放送されるTVシリーズ。',
  },
  popular: {
    title: '人気のTVシリーズ',
    label: '人気',
    description: 'いま、いちばん多くの人に観られているTVシリーズ。',
  },
  'top-rated': {
    title: '高評価',
    label: '高評価',
    description: '視聴者の評価がもっとも高いTVシリーズ。',
  },
};
