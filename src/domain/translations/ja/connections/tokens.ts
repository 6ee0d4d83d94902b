import type * as English from '../../../messages/connections/tokens.ts';
import type { Translated } from '../../../language/translated.ts';
import type { ApiToken, Scope } from '../../../connections/tokens.ts';
import { regionName } from '../../../regions.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';

const SCOPES: Record<Scope, string> = {
  read: '自分のデータをすべて読む',
  write: '自分のデータを変更する',
  scrobble: '再生したものを伝える',
};

const usedBy = ({ lastProgram, lastRegion }: ApiToken) =>
  [lastProgram ?? '名前のないプログラム', ...(lastRegion === null ? [] : [regionName(lastRegion)])].join(
    '、',
  );

export const TOKEN_MESSAGES: Translated<typeof English.TOKEN_MESSAGES> = {
  title: 'トークン',
  description: '自分のプログラムで、観たものを読み書きできるように。',
  signIn: 'ログインしてトークンを作成',
  back: '連携',
  text: (developers) =>
    `トークンを使うと、許可した範囲でプログラムが自分の代わりに動作します。使い方は${developers}をご覧ください。`,
  developers: '開発者向けページ',
  off: 'このサイトにはAPIがありません。サイトの運営者がSUPABASE_SECRET_KEYを設定する必要があります。',
  make: 'トークンを作成',
  name: '名前',
  nameExample: '自作スクリプト',
  may: '許可する操作',
  scopes: SCOPES,
  ends: '有効期間',
  days: (days) => (days === 0 ? '無期限' : days === 365 ? '1年' : `${days}日`),
  made: (name) => `トークン「${name}」`,
  once: 'いますぐコピーしてください。表示されるのは今回だけです。持っている人は誰でも、許可された操作ができます。なくした場合は無効にして、新しく作成してください。',
  list: '自分のトークン',
  none: 'トークンはありません。',
  scopesOf: ({ scopes }) => scopes.map((scope) => SCOPES[scope]).join('、'),
  since: ({ createdAt }) => `${writtenDay(createdAt)}に作成。`,
  end: ({ endsAt }, now) => {
    if (endsAt === null) return '無期限。';
    return endsAt <= now ? `${writtenDay(endsAt)}に終了。` : `${writtenDay(endsAt)}まで有効。`;
  },
  used: (token) =>
    token.lastAt === null ? '未使用。' : `最終使用：${exactTime(token.lastAt)}（${usedBy(token)}）。`,
  revoke: '無効にする',
  revokeOf: (name) => `「${name}」を無効にする`,
  told: {
    revoked: 'トークンを無効にしました。もう使えません。',
    gone: 'このトークンはすでに無効になっています。',
    nameless: 'トークンに60文字以内の名前をつけてください。',
    scopeless: 'トークンに許可する操作を選んでください。',
    full: '作成できるトークンは50件までです。先に1つ無効にしてください。',
  },
};
