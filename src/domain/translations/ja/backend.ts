import type * as English from '../../messages/backend.ts';
import type { Translated } from '../../language/translated.ts';

export const BACKEND_MESSAGES: Translated<typeof English.BACKEND_MESSAGES> = {
  duplicate: 'すでに存在します。',
  none: 'もう存在しません。',
  forbidden: 'この操作は許可されていません。',
  expired: 'セッションが切れました。もう一度ログインしてください。',
  invalid: '受け付けられませんでした。入力内容を確認してください。',
  bound: '上限に達しました。先にいくつか削除してください。',
  tooLarge: 'ファイルが大きすぎます。2\u00a0MBまでにしてください。',
  limited: '試行回数が多すぎます。少し待ってから、もう一度お試しください。',
  offline: 'オフラインのようです。接続を確認して、もう一度お試しください。',
  foreign:
    'Marquee以外から応答がありました。このネットワークのログイン画面かもしれません。そちらでログインしてから、もう一度お試しください。',
  full: 'このサイトのディスクがいっぱいで、いまは保存できません。閲覧はできます。',
  slow: '時間がかかりすぎたため中断しました。もう一度お試しください。',
  unavailable: 'ただいまサービスが応答していません。もう一度お試しください。',
};
