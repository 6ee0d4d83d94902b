import type * as English from '../../../messages/auth/auth.ts';
import type { Translated } from '../../../language/translated.ts';
const invalidEmail = (text: string) => ({ title: 'メールアドレスが正しくありません', text });
const failed = (text: string) => ({ title: 'エラー', text });
const tooShort = 'パスワードは6文字以上にしてください。';

export const EMAIL_EXAMPLE: Translated<typeof English.EMAIL_EXAMPLE> = 'name@example.com';

export const AUTH_MESSAGES: Translated<typeof English.AUTH_MESSAGES> = {
  invalid: {
    signInEmail: invalidEmail('有効なメールアドレスを入力してください。'),
    signUpEmail: invalidEmail(`有効なメールアドレスを入力してください（例：${EMAIL_EXAMPLE}）。`),
    resetEmail: invalidEmail('有効なメールアドレスを入力してください。'),
    signInPassword: { title: 'パスワードが正しくありません', text: tooShort },
    signUpPassword: { title: 'パスワードが短すぎます', text: tooShort },
    name: { title: '名前がありません', text: '名前を入力してください。' },
  },
  checkEmail: {
    title: 'メールを確認してください',
    text: '確認リンクを送りました。メールのリンクを開くと登録が完了します。',
  },
  created: { title: 'アカウントを作成しました', text: 'アカウントの作成が完了しました！' },
  signUpFailed: (message) => ({
    title: '登録できませんでした',
    text: message || '登録中に問題が発生しました。',
  }),
  signedIn: { title: 'おかえりなさい！', text: 'ログインしました。' },
  signInFailed: (message) => ({
    title: 'ログインできませんでした',
    text: message || 'ログイン中に問題が発生しました。もう一度お試しください。',
  }),
  notConfirmed: {
    title: 'メールアドレスが未確認です',
    text: 'メールの確認リンクを開いてから、ログインしてください。',
  },
  signedOutAgain: {
    title: 'ログインできませんでした',
    text: 'ログインの前にメールアドレスの確認が必要です。受信トレイの確認リンクを開いてください。',
  },
  resetSent: {
    title: '再設定メールを送りました',
    text: 'メールに書かれた手順に沿って、パスワードを再設定してください。',
  },
  resetFailed: (message) => failed(message || '再設定メールを送信できませんでした。もう一度お試しください。'),
  resent: { title: '確認メールを送りました', text: '確認メールをもう一度送りました。' },
  resend: 'メールを再送',
  resendFailed: (message) => failed(message || '確認メールを再送できませんでした。'),
};
