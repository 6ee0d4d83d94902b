import type * as English from '../../../messages/title-lists/catalogue.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const CATALOGUE_MESSAGES: Translated<typeof English.CATALOGUE_MESSAGES> = {
  list: {
    genres: { movie: '映画のジャンル', tv: 'TVシリーズのジャンル', all: 'すべてのジャンル' },
    aboutGenres: (heading) => `${heading}。気分に合うジャンルを選んで、Marqueeで作品に出会いましょう。`,
    ofGenre: { movie: (name) => `${name}映画`, tv: (name) => `${name}のTVシリーズ` },
    more: 'もっと見る',
    moreFrom: (year) => `${year}年の作品をもっと見る`,
    noMovies: '映画が見つかりません',
    noTvSeries: 'TVシリーズが見つかりません',
    noSeries: 'TVシリーズが見つかりません',
    noGenreSeries: 'シリーズが見つかりません',
    noMoviesFrom: (year) => `このカテゴリーに${year}年の映画はありませんでした。`,
    ofYear: (year) => `${year}年の作品です。`,
    pageTitle: (title, page) => `${title}（${page}ページ目）`,
    onPage: (page) => `一覧の${page}ページ目です。`,
    mostPopular: (titles) => `${titles}を人気順に。`,
    wayOn: { first: '最初のページ', years: 'すべての年', genres: 'すべてのジャンル' },
    noSeriesFrom: (year) => `このカテゴリーに${year}年のTVシリーズはありませんでした。`,
  },
  loading: {
    movies: {
      title: '映画を読み込めませんでした',
      text: '読み込み中に問題が発生しました。時間をおいて、もう一度お試しください。',
    },
    series: {
      title: 'TVシリーズを読み込めませんでした',
      text: '読み込み中に問題が発生しました。時間をおいて、もう一度お試しください。',
    },
    genres: {
      title: 'ジャンルを読み込めませんでした',
      text: 'ジャンル一覧の読み込み中に問題が発生しました。時間をおいて、もう一度お試しください。',
    },
    movieGenres: {
      title: 'ジャンル一覧を読み込めませんでした',
      text: 'ジャンル一覧の読み込み中に問題が発生しました。時間をおいて、もう一度お試しください。',
    },
    genre: {
      title: '映画を読み込めませんでした',
      text: 'このジャンルの映画の読み込み中に問題が発生しました。時間をおいて、もう一度お試しください。',
    },
    landing: {
      title: 'データを読み込めませんでした',
      text: '読み込み中に問題が発生しました。ページを再読み込みしてください。',
    },
    search: {
      title: '検索できませんでした',
      text: '検索中に問題が発生しました。時間をおいて、もう一度お試しください。',
    },
  },
  genreNotFound: { title: 'ジャンルが見つかりません', text: 'このジャンルはありません。' },
  year: { label: '年', all: 'すべての年', apply: '絞り込む', clear: '年の絞り込みを解除' },
  search: {
    heading: '検索',
    asked: '何をお探しですか？',
    resultsFor: (query) => `「${query}」の検索結果`,
    found: {
      movie: (n) => plural(n, { other: '映画{n}件' }),
      tv: (n) => plural(n, { other: 'TVシリーズ{n}件' }),
      person: (n) => plural(n, { other: '人物{n}件' }),
      collection: (n) => plural(n, { other: 'コレクション{n}件' }),
    },
    find: {
      movie: '映画をタイトルで検索',
      tv: 'TVシリーズをタイトルで検索',
      person: '人物を名前で検索',
      collection: 'コレクションを名前で検索',
    },
    tabNames: { movie: '映画', tv: 'TVシリーズ', person: '人物', collection: 'コレクション' },
    none: {
      movie: '映画が見つかりません',
      tv: 'TVシリーズが見つかりません',
      person: '人物が見つかりません',
      collection: 'コレクションが見つかりません',
    },
    tabs: '種類別の検索結果',
    prompt: '上の検索欄に名前を入力してください。',
    better: {
      movie: (name) => `いちばん近い映画：${name}`,
      tv: (name) => `いちばん近いTVシリーズ：${name}`,
      person: (name) => `いちばん近い人物：${name}`,
      collection: (name) => `いちばん近いコレクション：${name}`,
    },
    meant: 'もしかして',
    popular: 'いま人気の作品もどうぞ：',
    browse: { movie: '映画を見てみる', tv: 'TVシリーズを見てみる' },
  },
};

export const LOAD_MORE_MESSAGES: Translated<typeof English.LOAD_MORE_MESSAGES> = {
  loaded: (count) => `さらに${count}件を読み込みました。`,
  failed: '続きを読み込めませんでした。表示中の内容はそのままです。もう一度お試しください。',
  foreign:
    'Marquee以外から応答がありました。このネットワークのログイン画面かもしれません。表示中の内容はそのままです。そちらでログインしてから、もう一度お試しください。',
};

export const CARD_MESSAGES: Translated<typeof English.CARD_MESSAGES> = {
  keys: '下矢印キーで操作',
  more: 'その他',
};

export const CARD_MENU_MESSAGES: Translated<typeof English.CARD_MENU_MESSAGES> = {
  all: '興味なしの作品一覧',
};
