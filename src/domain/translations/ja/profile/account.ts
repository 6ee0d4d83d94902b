import type * as English from '../../../messages/profile/account.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'エラー', text });

export const ACCOUNT_MESSAGES: Translated<typeof English.ACCOUNT_MESSAGES> = {
  profile: {
    signIn: 'ログインしてプロフィールを確認・編集',
    fullName: '名前',
    email: 'メールアドレス',
    avatar: 'プロフィール画像',
    yourAvatar: '自分のプロフィール画像',
    emailFixed: 'メールアドレスは変更できません',
    submit: { idle: 'プロフィールを更新', saving: '更新中…', uploading: 'アップロード中…' },
    saved: { title: 'プロフィールを更新しました', text: '変更を保存しました。' },
    saveFailed: (message) => failed(message),
    imagesOnly: '画像ファイル（PNG、JPEG、WebP、GIF、SVG）を選んでください。',
    choose: '画像を選ぶか、ここにドロップしてください。中央の正方形がプロフィール画像になります。',
  },
  account: {
    submit: { idle: 'アカウントを削除', deleting: '削除中…' },
    deletedForGood: '以下は完全に削除されます：',
    cannotBeUndone: 'この操作は取り消せません。',
    whatIsDeleted: [
      'プロフィール情報',
      '映画とTVシリーズのマイリスト',
      '視聴済みの作品',
      'お気に入り',
      '評価とレビュー',
      'リマインダー',
      'APIキー',
      '日記と、フォロー中のシリーズ・エピソード',
      '自作リストと自分のページ',
      '通知と保存した検索',
    ],
    deleted: {
      title: 'アカウントを削除しました',
      text: 'アカウントと関連するすべてのデータを完全に削除しました。',
    },
    deleteFailed: failed(
      'アカウントを削除できませんでした。もう一度お試しいただくか、サポートにご連絡ください。',
    ),
  },
};

export const PASSWORD_CHANGE_MESSAGES: Translated<typeof English.PASSWORD_CHANGE_MESSAGES> = {
  heading: 'パスワード',
  introduction: '変更すると、ここ以外ではすべてログアウトされます。',
  current: '現在のパスワード',
  fresh: '新しいパスワード',
  confirmation: '新しいパスワード（確認）',
  toggles: {
    current: { show: '現在のパスワードを表示', hide: '現在のパスワードを隠す' },
    fresh: { show: '新しいパスワードを表示', hide: '新しいパスワードを隠す' },
    confirmation: { show: '確認用のパスワードを表示', hide: '確認用のパスワードを隠す' },
  },
  submit: { idle: 'パスワードを変更', busy: '変更中…' },
};

export const PROFILE_PAGE_MESSAGES: Translated<typeof English.PROFILE_PAGE_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.profile,
  description: 'Marqueeでの名前、プロフィール画像、国。',
  sections: 'セクション',
  about: '基本情報',
  people: 'つながり',
  more: 'そのほかのページ',
  danger: {
    heading: 'アカウントの削除',
    introduction: 'アカウントと保存したものすべてを、完全に削除します。',
  },
};
