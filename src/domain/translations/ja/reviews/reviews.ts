import type * as English from '../../../messages/reviews/reviews.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const signIn = (text: string) => ({ title: 'ログインしてください', text });
const failed = (text: string) => ({ title: 'エラー', text });
/** With the message of what went wrong. */
const failedBecause = (text: string) => (message: string) => failed(`${text}。${message}`);

export const REVIEW_MESSAGES: Translated<typeof English.REVIEW_MESSAGES> = {
  signIn: 'ログインしてレビューを書く',
  refused: signIn('レビューを書くにはログインが必要です'),
  posted: { title: 'レビューを投稿しました！', text: '投稿ありがとうございます。' },
  updated: { title: 'レビューを更新しました！', text: '変更を保存しました。' },
  deleted: { title: 'レビューを削除しました', text: '書いたレビューを削除しました。' },
  postFailed: failedBecause('レビューを投稿できませんでした'),
  updateFailed: failedBecause('レビューを更新できませんでした'),
  deleteFailed: failedBecause('レビューを削除できませんでした'),
  loadFailed: (message) => ({ title: 'レビューを読み込めませんでした', text: message }),
  reported: { title: 'レビューを通報しました', text: 'ありがとうございます。管理者が確認します。' },
  alreadyReported: { title: '通報済みです', text: 'このレビューはすでに通報しています。' },
  reportFailed: failedBecause('レビューを通報できませんでした'),
  reportRefused: signIn('レビューを通報するにはログインが必要です'),
  nameless: '匿名',
  none: 'レビューはまだありません',
  noneYet: '最初の感想を書いてみませんか。',
  noneWith: (stars) => plural(stars, { other: '星{n}のレビューはありません' }),
  post: '投稿',
  posting: '投稿中…',
  save: '保存',
  saving: '保存中…',
  edit: '編集',
  erase: '削除',
  erasing: '削除中…',
  report: '通報',
  you: '自分',
  edited: '編集済み',
  more: 'もっと見る',
  loadingMore: '読み込み中…',
  draftKept: '書いた内容は、ログインするまでここに残ります。',
  field: { label: 'レビュー', placeholder: 'どうでしたか？', edit: 'レビューを編集' },
  length: (length, limit) => plural(limit, { other: `${length}/{n}文字` }),
  left: (count) => plural(count, { other: '残り{n}文字' }),
  leftInParts: (count) =>
    `${count === 0 ? 'これ以上は書けません' : `残り${count}文字`}。複数の記号からなる文字は、その数だけ数えます。`,
  order: {
    label: 'レビューの並び順',
    newest: '新着順',
    oldest: '古い順',
    spoken: { newest: '新しい順', oldest: '古い順' },
  },
  all: { short: 'すべて', spoken: 'すべての評価' },
  ratings: 'レビューの評価',
  first: '最初のレビューに戻る',
  tellsEnd: {
    label: 'ネタバレあり',
    open: 'このレビューにはネタバレが含まれています。表示する',
  },
  followed: 'フォロー中',
};
