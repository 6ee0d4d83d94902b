import type * as English from '../../../messages/auth/new-password.ts';
import type { Translated } from '../../../language/translated.ts';
import { LINK_LIFE } from './links.ts';

const failed = (text: string) => ({ title: 'エラー', text });
const tooShort = 'パスワードは6文字以上にしてください。';

export const PASSWORD_MESSAGES: Translated<typeof English.PASSWORD_MESSAGES> = {
  invalid: {
    newPassword: { title: 'パスワードが短すぎます', text: tooShort },
    currentMissing: {
      title: '現在のパスワードがありません',
      text: '現在のパスワードを入力してください。',
    },
    currentWrong: { title: 'パスワードが違います', text: '現在のパスワードと一致しません。' },
    samePassword: {
      title: '同じパスワードです',
      text: '現在とは別のパスワードを入力してください。',
    },
    confirmation: {
      title: 'パスワードが一致しません',
      text: '2つのパスワードが一致しません。もう一度お試しください。',
    },
  },
  updated: { title: 'パスワードを更新しました', text: '新しいパスワードが使えます。' },
  changed: {
    title: 'パスワードを更新しました',
    text: '新しいパスワードが使えます。ほかの場所では、すべてログアウトしました。',
  },
  failed: (message) => failed(message || 'パスワードを更新できませんでした。もう一度お試しください。'),
};

export const NEW_PASSWORD_MESSAGES: Translated<typeof English.NEW_PASSWORD_MESSAGES> = {
  heading: 'パスワードの再設定',
  description: 'Marqueeアカウントの新しいパスワードを設定。',
  introduction: '新しいパスワードを入力すると、再設定が完了します。',
  password: '新しいパスワード',
  confirmation: '新しいパスワード（確認）',
  submit: { idle: 'パスワードを更新', busy: '更新中…' },
  broken: 'メールのリンクが無効か、期限切れです',
  elsewhere: '再設定を依頼したブラウザでリンクを開いてください',
  uninvited: '新しいパスワードの設定には、メールのリンクが必要です',
  nextStep: `リンクは${LINK_LIFE}以内に1回だけ使えます。新しいリンクを依頼して、ここで開いてください。`,
  request: '新しいリンクを依頼',
};
