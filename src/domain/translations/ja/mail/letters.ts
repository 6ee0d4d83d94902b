import type * as English from '../../../messages/mail/letters.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { SITE_NAME } from '../../../page-meta.ts';
import { LINK_LIFE } from '../auth/links.ts';
import { dayAndPlace } from '../calendar/releases.ts';
import { plural } from '../plural.ts';

const REMINDED = `このメールは、${SITE_NAME}でリマインダーを設定した方にお送りしています。`;
const see = (name: string) => `『${name}』を見る`;

export const LETTER_MESSAGES: Translated<typeof English.LETTER_MESSAGES> = {
  confirmation: {
    subject: `${SITE_NAME}：メールアドレスの確認`,
    preview: 'クリックひとつで、アカウントの準備が整います。',
    heading: 'メールアドレスの確認',
    text: `${SITE_NAME}へようこそ。クリックひとつで、アカウントの準備が整います。`,
    button: 'アドレスを確認',
    note: `リンクとコードは${LINK_LIFE}以内に1回だけ使えます。登録した覚えがない場合は、このメールを無視してください。何も起こりません。`,
  },
  recovery: {
    subject: `${SITE_NAME}：パスワードの再設定`,
    preview: '新しいパスワードを設定できます。',
    heading: '新しいパスワードの設定',
    text: 'このアカウントのパスワード再設定の依頼がありました。',
    button: 'パスワードを再設定',
    note: `リンクとコードは${LINK_LIFE}以内に1回だけ使えます。心当たりがない場合は、このメールを無視してください。パスワードは変わりません。`,
  },
  known: {
    subject: `${SITE_NAME}のアカウントはすでにあります`,
    preview: 'このアドレスで新規登録の操作がありました。',
    heading: 'アカウントはすでにあります',
    text: `このアドレスで${SITE_NAME}に新規登録する操作がありました。すでにアカウントがあるため、何も変更していません。`,
    wayOn:
      'パスワードを使ってログインしてください。覚えていない場合は、「パスワードを忘れた場合」から新しく設定できます。',
    button: 'ログイン',
    note: '心当たりがない場合は、このメールを無視してください。アカウントがあることは誰にも知られておらず、パスワードなしでは誰もログインできません。',
  },
  reminder: {
    subject: (name, date) => `『${name}』公開：${formatDate(date)}`,
    preview: (date, place) => `待っていた日が来ました：${dayAndPlace(date, place)}。`,
    heading: (name) => `『${name}』が公開されました`,
    text: (name, date, place) =>
      `『${name}』のリマインダーをお届けします。公開日：${dayAndPlace(date, place)}。`,
    before: (date) => `以前の発表は${formatDate(date)}でした。`,
    see,
    note: REMINDED,
  },
  moved: {
    subject: (name, date) => `『${name}』の公開日が${formatDate(date)}に変更`,
    preview: (date, place) => `新しい公開日：${dayAndPlace(date, place)}。`,
    heading: (name) => `『${name}』の公開日が変わりました`,
    text: (name, date, place) => `『${name}』の新しい公開日：${dayAndPlace(date, place)}。`,
    before: (date) => `以前の発表は${formatDate(date)}でした。`,
    nothingToDo: 'リマインダーの日付も変わりました。何もする必要はありません。',
    see,
    note: REMINDED,
  },
  notices: {
    headings: {
      at_once: `${SITE_NAME}からのお知らせ`,
      daily: `${SITE_NAME}の今日のお知らせ`,
      weekly: `${SITE_NAME}の今週のお知らせ`,
    },
    subject: (heading, total) => plural(total, { other: `${heading}：通知{n}件` }),
    more: (count) => `ほか${count}件は${SITE_NAME}で。`,
    see: '見る',
    seeAll: 'すべての通知を見る',
    note: `このメールは、${SITE_NAME}の通知設定に従ってお送りしています。`,
    unsubscribe: 'このメールの配信を停止',
    settings: '通知設定',
  },
  code: (page) => `別の端末で読んでいますか？次のコードを${page}に入力してください：`,
  unsubscribe: 'リマインダーのメールの配信を停止',
};
