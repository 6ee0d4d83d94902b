import type * as English from '../../../messages/genres/genre-names.ts';
import type { Translated } from '../../../language/translated.ts';

export const GENRE_NAMES: Translated<typeof English.GENRE_NAMES> = {
  28: 'アクション',
  12: 'アドベンチャー',
  16: 'アニメーション',
  35: 'コメディ',
  80: '犯罪',
  99: 'ドキュメンタリー',
  18: 'ドラマ',
  10751: 'ファミリー',
  14: 'ファンタジー',
  36: '歴史',
  27: 'ホラー',
  10402: '音楽',
  9648: 'ミステリー',
  10749: 'ロマンス',
  878: 'SF',
  10770: 'テレビ映画',
  53: 'スリラー',
  10752: '戦争',
  37: '西部劇',
  10759: 'アクション・アドベンチャー',
  10762: 'キッズ',
  10763: 'ニュース',
  10764: 'リアリティ番組',
  10765: 'SF・ファンタジー',
  10766: 'ソープオペラ',
  10767: 'トーク',
  10768: '戦争・政治',
};

export const TV_MOVIE_WORDS: Translated<typeof English.TV_MOVIE_WORDS> = {
  page: 'テレビ映画',
  made: 'テレビ',
};
