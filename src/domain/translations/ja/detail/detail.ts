import type * as English from '../../../messages/detail/detail.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const TITLE_MESSAGES: Translated<typeof English.TITLE_MESSAGES> = {
  overview: 'あらすじ',
  facts: '作品情報',
  reviews: 'レビュー',
  genres: 'ジャンル',
  rating: 'TMDB',
  onMarquee: 'Marquee',
  lists: '保存先のリスト',
  more: 'その他',
  noOverview: 'あらすじはまだありません。',
  writeReview: { name: 'レビューを書く', short: 'レビュー' },
  watchTrailer: { name: '予告編を観る', short: '予告編' },
  onYouTube: 'YouTubeで観る',
  trailer: (title) => `予告編：${title}`,
  closeTrailer: '予告編を閉じる',
  description: (title) => `『${title}』の作品情報をMarqueeで。`,
  elsewhere: { label: '関連サイト', imdb: 'IMDb', homepage: '公式サイト' },
  trailerOf: (title) => `『${title}』の予告編`,
};

export const FACT_MESSAGES: Translated<typeof English.FACT_MESSAGES> = {
  released: '公開日',
  notAnnounced: '未定',
  runtime: '上映時間',
  certification: '年齢制限',
  status: '制作状況',
  directors: (count) => plural(count, { other: '監督' }),
  writers: (count) => plural(count, { other: '脚本' }),
  originalTitle: '原題',
  budget: '製作費',
  revenue: '興行収入',
  countries: '製作国',
  companies: '製作会社',
  languages: '使用言語',
  original: (language) => `${language}（原語）`,
  onAir: '放送期間',
  creators: '企画・原案',
  originalName: '原題',
  networks: '放送・配信局',
  seasons: 'シーズン数',
  nextEpisode: '次のエピソード',
};

export const DETAIL_MESSAGES: Translated<typeof English.DETAIL_MESSAGES> = {
  movie: {
    similar: '似ている映画',
    invalid: '映画のIDが正しくありません',
    notFound: {
      title: '映画が見つかりません',
      text: 'この映画は登録されていないか、削除されました。',
    },
    failed: null,
    browse: { label: '映画を見てみる', path: '/movies' },
  },
  tv: {
    similar: '似ているシリーズ',
    invalid: null,
    notFound: {
      title: 'TVシリーズが見つかりません',
      text: 'TVシリーズの情報を取得できませんでした。',
    },
    failed: 'シリーズの情報を読み込めませんでした',
    browse: { label: 'TVシリーズを見てみる', path: '/tv-series' },
  },
};
