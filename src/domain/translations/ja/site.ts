import type * as English from '../../messages/site.ts';
import type { Translated } from '../../language/translated.ts';

export const SITE_MESSAGES: Translated<typeof English.SITE_MESSAGES> = {
  tagline: 'Marquee：映画とTVシリーズに出会う',
  description:
    '映画とTVシリーズに出会う場所。探して、検索して、マイリストに入れて、評価して、レビューを書いて。公開日もお知らせします。',
  searchEngine: 'Marqueeで映画を検索',
  home: 'Marqueeのホーム',
  main: 'メイン',
  menu: 'メニュー',
  closeMenu: 'メニューを閉じる',
  aiSearch: 'AI検索',
  allGenres: 'すべてのジャンル',
  searchBar: '検索バー',
  closeSearch: '検索を閉じる',
  kinds: { movie: '映画', tv: 'TVシリーズ' },
  languages: '言語',
  legal: { name: '規約など', terms: '利用規約', privacy: 'プライバシー' },
  crumbs: { name: '現在地', home: 'ホーム' },
  skip: '本文へ',
  browseGenres: 'ジャンルから探す →',
  tmdbNotice:
    'このサイトはTMDBとそのAPIを利用していますが、TMDBによる推奨、認証、その他の承認を受けたものではありません。',
  justWatchNotice: (source) => `${source}が配信情報を提供しています。`,
  notFound: {
    title: '404',
    text: 'ページが見つかりません',
    search: '作品や人物を検索',
    instead: '今日の話題作を見る',
  },
  searchButton: '検索',
  failed: {
    title: 'エラー',
    description: '問題が発生しました。',
    text: 'Marquee側で問題が発生しました。内容は記録されています。',
  },
};

export const SHORTCUT_MESSAGES: Translated<typeof English.SHORTCUT_MESSAGES> = {
  title: 'キーボードショートカット',
  close: '閉じる',
  keys: [
    ['/', '検索'],
    ['カードの上で↓', 'カードのボタンへ'],
    ['← →', 'ボタン、タブ、星の間を移動'],
    ['Esc', '開いているものを閉じる'],
    ['?', 'このショートカット一覧を表示'],
  ],
};
