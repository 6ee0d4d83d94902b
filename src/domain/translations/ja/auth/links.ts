import type * as English from '../../../messages/auth/links.ts';
import type { Translated } from '../../../language/translated.ts';

export const LINK_LIFE: Translated<typeof English.LINK_LIFE> = '24時間';

export const BROKEN_LINK: Translated<typeof English.BROKEN_LINK> = {
  heading: 'メールのリンクが無効か、期限切れです',
};

export const LINK_MESSAGES: Translated<typeof English.LINK_MESSAGES> = {
  broken: {
    heading: BROKEN_LINK.heading,
    text: `メールのリンクは${LINK_LIFE}以内に1回だけ使えます。アドレスを確認済みの場合は、そのままログインしてください。そうでない場合は、メールの再送を依頼してください。`,
  },
  elsewhere: {
    heading: 'メールアドレスを確認しました',
    text: '登録したときとは別のブラウザでリンクが開かれました。ログインしてください。',
  },
};

export const CONFIRM_MESSAGES: Translated<typeof English.CONFIRM_MESSAGES> = {
  description: 'メールのリンクから開くページ。',
  signup: {
    heading: 'メールアドレスの確認',
    text: 'クリックひとつで、アカウントの準備が整います。',
    submit: 'アドレスを確認',
  },
  recovery: {
    heading: 'パスワードの再設定',
    text: 'クリックひとつで、新しいパスワードを設定できます。',
    submit: '新しいパスワードを設定',
  },
  signedIn: {
    heading: 'メールアドレスを確認しました',
    text: (email) => `${email}でログイン中です。これで完了です。`,
    other: '別のアドレス宛てのリンクでしたか？ここで確認できます。',
  },
  code: {
    text: `メールにある6桁の数字を入力してください。リンクとコードは${LINK_LIFE}以内に1回だけ使えます。`,
    offer: '別の端末でメールを読んでいますか？コードをここに入力してください。',
    label: 'メールのコード',
    malformed: 'コードは6桁の数字です。',
    wrong: 'コードが違うか、使用済みです。最新のメールを確認するか、メールのリンクを開いてください。',
  },
};
