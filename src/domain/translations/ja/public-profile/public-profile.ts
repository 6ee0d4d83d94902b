import type * as English from '../../../messages/public-profile/public-profile.ts';
import type { Translated } from '../../../language/translated.ts';
import { episodes, movies, series } from '../counts.ts';
import { plural } from '../plural.ts';

const NAMELESS = '名前のないユーザー';

export const PUBLIC_PROFILE_MESSAGES: Translated<typeof English.PUBLIC_PROFILE_MESSAGES> = {
  nameless: NAMELESS,
  title: (name, handle) => `${name}（@${handle}）`,
  description: (name, handle) =>
    `Marqueeの${name}（@${handle}）さん。お気に入り、最近観た作品、リスト、レビュー。`,
  notFound: {
    title: 'ページが見つかりません',
    text: 'この名前のユーザーはいないか、ページが非公開です。',
  },
  failed: {
    title: 'ページを読み込めませんでした',
    text: '少し待ってから、もう一度お試しください。',
  },
  browse: { label: 'ホームへ', path: '/' },
  followers: (count) => plural(count, { other: 'フォロワー{n}人' }),
  following: (count) => plural(count, { other: 'フォロー中{n}人' }),
  sections: 'セクション',
  parts: {
    favorites: 'お気に入り',
    watches: '最近観た作品',
    lists: 'リスト',
    reviews: 'レビュー',
    numbers: '数字',
  },
  nothing: 'まだ何もありません。',
  pickFavorites: (left) => plural(left, { other: 'お気に入りをあと{n}作品選ぶ' }),
  edit: 'このページを編集',
  states: {
    private: 'このページは自分だけに見えます。ほかの人には存在しません。',
    link: 'リンクを知っている人なら誰でもこのページを見られます。',
    public: '誰でもこのページを見られます。',
  },
  suspended: '管理者がこのページを非表示にしました。自分だけに見えます。',
  numbers: {
    titles: '観た作品',
    hours: '時間',
    thisYear: '今年の作品',
    reviews: 'レビュー',
    ratings: '評価',
  },
  split: (ofMovies, ofSeries) => `${movies(ofMovies)}、${series(ofSeries)}`,
  episodes,
  earlier: '前のレビュー',
  later: '次のレビュー',
};

export const PEOPLE_ACTION_MESSAGES: Translated<typeof English.PEOPLE_ACTION_MESSAGES> = {
  follow: 'フォロー',
  followed: 'フォロー中',
  unfollow: 'フォローをやめる',
  block: 'ブロック',
  unblock: 'ブロックを解除',
  removeFollower: '削除',
  removed: '削除しました',
  report: '通報',
  more: 'その他',
  refused: {
    title: 'ログインしてフォロー',
    text: 'フォローした人のレビューが先頭に並び、観たものがホームに表示されます。',
  },
  refusedBlock: {
    title: 'ログインしてブロック',
    text: 'お互いのページが見えなくなります。',
  },
  refusedReport: { title: 'ログインしてこのページを通報', text: '通報は管理者が確認します。' },
  nowFollowing: (name) => ({ title: 'フォローしました', text: `${name}さんをフォローしました。` }),
  notFollowing: (name) => ({
    title: 'フォローをやめました',
    text: `${name}さんのフォローをやめました。`,
  }),
  followerRemoved: (name) => ({
    title: 'フォロワーから削除しました',
    text: `${name}さんはもうフォロワーではありません。再びフォローされたくない場合は、ブロックしてください。`,
  }),
  nowBlocked: (name) => ({
    title: 'ブロックしました',
    text: `お互いのページが見えなくなり、${name}さんのレビューも表示されません。`,
  }),
  notBlocked: (name) => ({
    title: 'ブロックを解除しました',
    text: `${name}さんのブロックを解除しました。`,
  }),
  failed: {
    title: '処理できませんでした',
    text: '何も変わっていません。もう一度お試しください。',
  },
  tooMany: {
    title: '上限に達しました',
    text: 'フォローもブロックも、それぞれ1,000人までです。',
  },
  gone: { title: 'この操作はできません', text: 'この人のページはもう見られません。' },
  reporting: {
    title: 'このページを通報',
    question: 'どんな問題がありますか？',
    reasons: ['なりすまし', '侮辱・ヘイト', 'スパム・宣伝', '不快な名前や画像', 'その他'],
  },
  reported: { title: 'ありがとうございます', text: '管理者がこのページを確認します。' },
  alreadyReported: { title: '通報済みです', text: 'このページの通報は管理者に届いています。' },
  blockedHere: (name) => `${name}さんをブロック中です。お互いのページは見えません。`,
  somebody: 'あるユーザー',
  private: 'ページが非公開のユーザー',
};

export const OWN_PROFILE_MESSAGES: Translated<typeof English.OWN_PROFILE_MESSAGES> = {
  section: {
    heading: '自分のページ',
    introduction:
      '好きな名前のアドレスで持てる、自分だけのページです。公開するまでは非公開で、メールアドレスが表示されることはありません。',
  },
  name: 'ページの名前',
  hint: '半角英数字とアンダースコア、3〜30文字。',
  claim: 'この名前にする',
  change: '名前を変更',
  changing: (handle) =>
    `@${handle}は90日間、新しい名前に転送されます。その後は誰でも使えるようになります。名前の変更は月3回までです。`,
  looking: '使えるかどうか確認中…',
  states: {
    free: 'この名前は使えます。',
    claimed: 'この名前を取得しました。',
    own: 'いま使っている名前です。',
    taken: 'この名前は使えません。同じか、よく似た名前の人がいます。',
    reserved: 'この名前は使えません。',
    malformed: '名前は、aからzの英字、数字、アンダースコアで3〜30文字にしてください。',
    'too-often': '30日間に名前を3回変更しました。しばらくお待ちください。',
  },
  unknown: 'この名前が使えるか確認できませんでした。',
  level: 'ページの公開範囲',
  levels: {
    private: {
      label: '自分のみ',
      note: 'ほかの人には存在しません。レビューには表示名が出ます。',
    },
    link: {
      label: 'リンクを知っている人',
      note: '検索エンジンには載らず、名前で見つかることもありません。',
    },
    public: {
      label: '全員',
      note: 'レビューの名前からこのページへ移動でき、ほかの人がフォローできます。',
    },
  },
  link: 'ページへのリンク',
  copy: 'リンクをコピー',
  copied: { title: 'コピーしました', text: 'ページへのリンクをクリップボードにコピーしました。' },
  renew: '新しいリンクを作成',
  renewed: { title: '新しいリンク', text: '古いリンクは使えなくなりました。' },
  shows: '表示するもの',
  shown: {
    favorites: 'お気に入り4作品',
    watches: '最近観た作品（日付つき、メモなし）',
    lists: '公開リスト',
    reviews: 'レビューと星',
    numbers: '日記からの数字をいくつか',
  },
  saved: { title: '保存しました', text: '選んだとおりにページを更新しました。' },
  failed: {
    title: '保存できませんでした',
    text: 'ページは元のままです。もう一度お試しください。',
  },
  see: '自分のページを見る',
  four: 'お気に入り4作品',
  fourNote: 'ページのいちばん上に並びます。',
  add: 'お気に入りを追加',
  forward: '前へ',
  removeOne: '外す',
  remove: (title) => `『${title}』を外す`,
  earlier: (title) => `『${title}』を前へ移動`,
  removed: (title) => ({
    title: '外しました',
    text: `『${title}』をページのお気に入りから外しました。`,
  }),
  full: '4作品を選んであります。追加するには1つ外してください。',
  missing: '読み込めませんでした。',
  again: '再試行',
  following: 'フォロー中の人',
  followers: 'フォロワー',
  blocked: 'ブロック中の人',
  nobody: {
    following: 'まだ誰もフォローしていません。',
    followers: 'フォロワーはまだいません。',
    blocked: '誰もブロックしていません。',
  },
  more: 'もっと見る',
};

export const ACTIVITY_MESSAGES: Translated<typeof English.ACTIVITY_MESSAGES> = {
  heading: 'フォロー中の人から',
  watched: (name, title) => `${name}さんが『${title}』を視聴`,
  episodes: (name, title, count) =>
    plural(count, {
      other: `${name}さんが『${title}』を{n}話視聴`,
    }),
  others: (day, count) =>
    plural(count, {
      other: `${day}、ほか{n}作品`,
    }),
};
