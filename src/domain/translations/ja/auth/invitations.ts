import type * as English from '../../../messages/auth/invitations.ts';
import type { Translated } from '../../../language/translated.ts';
import { writtenDay } from '../../../reviews/times.ts';
import { plural } from '../plural.ts';

const accounts = (count: number) => plural(count, { other: '{n}アカウント' });

export const JOIN_MESSAGES: Translated<typeof English.JOIN_MESSAGES> = {
  title: '招待が届いています',
  description: '招待からアカウントを作成。',
  text: 'このサイトの運営者から招待されています。ここでアカウントを作成できます。',
  over: {
    unknown: {
      heading: 'この招待は見つかりません',
      text: 'リンクが途中で切れているか、打ち間違いがあるようです。全体をコピーするか、送ってくれた人に新しいリンクを頼んでください。',
    },
    revoked: {
      heading: 'この招待は取り消されました',
      text: '送ってくれた人に新しい招待を頼んでください。',
    },
    used: {
      heading: 'この招待は使用済みです',
      text: '自分で使った場合は、メールのリンクを開くか、ログインしてください。そうでない場合は、送ってくれた人に新しい招待を頼んでください。',
    },
    ended: {
      heading: 'この招待は期限切れです',
      text: '送ってくれた人に新しい招待を頼んでください。',
    },
  },
  already: {
    heading: 'すでにアカウントがあります',
    text: (email) => `${email}でログイン中です。招待は、アカウントを持っていない人のためのものです。`,
  },
  everybody: {
    heading: '誰でも登録できます',
    text: '招待は不要になりました。各ページ上部の「新規登録」から登録できます。',
  },
  sent: {
    heading: 'メールアドレスの確認',
    text: (email) =>
      `${email}に確認リンクを送りました。24時間以内に開いて登録を完了するか、メールのコードをここに入力してください。届かない場合は、迷惑メールフォルダも確認してください。`,
    noMails: (outbox) => `このサイトはまだメールを送信していません。メールは${outbox}にあります。`,
    outbox: '送信トレイ',
  },
  failed: 'いまは招待を確認できません',
  created: {
    heading: 'アカウントの準備ができました',
    text: '登録したメールアドレスとパスワードでログインしてください。',
  },
};

export const INVITATION_MESSAGES: Translated<typeof English.INVITATION_MESSAGES> = {
  heading: '招待',
  isOpen:
    '誰でも登録できるため、招待は不要です。招待した人だけに限るには、SIGN_UP=closedで起動してください。',
  isClosed: '招待した人だけが登録できます。',
  make: '招待を作成',
  note: '招待する相手',
  noteExample: '山田さん一家',
  noteHelp: '管理者用のメモです。ほかの人には見えません。',
  uses: '使えるアカウント数',
  lasts: '有効期間',
  days: (days) => plural(days, { other: '{n}日' }),
  made: (note) => (note === '' ? '招待' : `招待：${note}`),
  once: 'いますぐコピーしてください。表示されるのは今回だけです。このリンクを持つ人は誰でもアカウントを作成できます。',
  list: 'すべての招待',
  none: 'まだ誰も招待していません。',
  noteless: 'メモなし',
  first: '最初の管理者',
  state: (invitation) =>
    ({
      open: `${writtenDay(invitation.endsAt)}まで有効。`,
      unknown: '',
      revoked: '取り消し済み。',
      used: '使用済み。',
      ended: `${writtenDay(invitation.endsAt)}に終了。`,
    })[invitation.state],
  madeOn: ({ createdAt, madeByName, makesAdmin }) => {
    if (makesAdmin) return `${writtenDay(createdAt)}の起動時に発行。`;
    return madeByName === null
      ? `${writtenDay(createdAt)}に作成。`
      : `${writtenDay(createdAt)}に${madeByName}さんが作成。`;
  },
  usedOf: ({ used, uses, waiting }) =>
    `${accounts(uses)}中${used}件を使用${waiting > 0 ? `（うち${waiting}件はメール確認待ち）` : ''}。`,
  revoke: '取り消す',
  revokeOf: (invitation) => `招待${invitation.note && `「${invitation.note}」`}を取り消す`,
  told: {
    revoked: '招待を取り消しました。もう誰も使えません。',
    gone: 'この招待はすでに終了していました。',
    uses: 'アカウント数は1〜1,000で入力してください。',
    note: 'メモは100文字までです。',
    full: '保存できる招待は200件までです。終了から1か月たったものは自動で消えます。',
  },
};
