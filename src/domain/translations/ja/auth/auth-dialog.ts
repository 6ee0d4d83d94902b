import type * as English from '../../../messages/auth/auth-dialog.ts';
import type { Translated } from '../../../language/translated.ts';

export const AUTH_DIALOG_MESSAGES: Translated<typeof English.AUTH_DIALOG_MESSAGES> = {
  tabs: 'アカウント',
  fullName: '名前',
  email: 'メールアドレス',
  password: 'パスワード',
  busy: { signIn: 'ログイン中…', signUp: '登録中…', reset: '送信中…' },
  back: '戻る',
  titles: {
    signIn: 'ログイン',
    signUp: '新規登録',
    forgot: 'パスワードを再設定',
    verify: 'メールアドレスの確認',
  },
  forgot: 'パスワードを忘れた場合',
  passwordRule: '6文字以上',
  reset: {
    introduction: '新しいパスワードを設定するためのリンクをメールで送ります。',
    submit: '再設定メールを送信',
  },
  verify: {
    sent: (email) =>
      `${email}に確認リンクを送信しました。リンクを開くと登録が完了します。届かない場合は、迷惑メールフォルダーも確認してください。`,
    noMails: (outbox) => `このサイトはまだメールを送信していません。メールは${outbox}にあります。`,
    outbox: '送信トレイ',
    resend: (seconds) => (seconds > 0 ? `確認メールを再送（${seconds}秒）` : '確認メールを再送'),
    back: 'ログインに戻る',
  },
};
