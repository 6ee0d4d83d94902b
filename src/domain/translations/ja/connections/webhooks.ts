import type * as English from '../../../messages/connections/webhooks.ts';
import type { Translated } from '../../../language/translated.ts';
import type {
  DueMessage,
  WebhookEvent,
  WebhookMessage,
  WebhookShape,
} from '../../../connections/webhooks.ts';
import { SITE_NAME } from '../../../page-meta.ts';
import { starsText } from '../../../reviews/stars.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';
import { episodeCode } from '../series/series.ts';

const EVENTS: Record<WebhookEvent, string> = {
  watched: '視聴',
  rated: '評価',
  reviewed: 'レビュー',
  listed: 'リストに追加',
  wished: 'マイリストに追加',
  notice: '通知',
};

const SHAPES: Record<WebhookShape, string> = {
  plain: 'JSON（署名つき）',
  ntfy: 'ntfy',
  discord: 'Discord',
  slack: 'Slack',
};

const OUTCOMES: Record<NonNullable<WebhookMessage['outcome']>, string> = {
  sent: '送信済み',
  failed: '受け付けられず',
  gone: '送信前に取り消し',
  refused: 'このアドレスには送信できません',
};

function called({ item }: Pick<DueMessage, 'item'>): string {
  const { name, kind, tmdb, season, number } = item;
  const title =
    typeof name === 'string' && name !== ''
      ? name
      : `${kind === 'movie' ? '映画' : 'シリーズ'} ${String(tmdb)}`;
  return typeof season === 'number' && typeof number === 'number'
    ? `${title} ${episodeCode({ season, number })}`
    : title;
}

function sentence(message: Pick<DueMessage, 'event' | 'item'>): string {
  const title = called(message);
  switch (message.event) {
    case 'test':
      return `${SITE_NAME}のテスト送信です。`;
    case 'watched':
      return `視聴：${title}`;
    case 'rated':
      return `評価：${title}、5点中${starsText(Number(message.item['stars']))}`;
    case 'reviewed':
      return message.item['tells_end'] === true
        ? `レビュー：${title}`
        : `レビュー：${title}：${String(message.item['text'])}`;
    case 'listed':
      return `リストに追加：${title}`;
    case 'wished':
      return `マイリストに追加：${title}`;
    case 'notice':
      return `お知らせ：${title}`;
  }
}

export const WEBHOOK_MESSAGES: Translated<typeof English.WEBHOOK_MESSAGES> = {
  title: 'Webhook',
  description: '視聴、評価、リストの更新をほかのプログラムに通知。',
  signIn: 'ログインしてWebhookを作成',
  back: '連携',
  text: 'ここで何か起きると、指定のアドレスに通知します。自作のプログラムにはJSONで、ntfy、Discord、Slackには1行で。インポートは通知しません。',
  off: 'このサイトはWebhookを送信しません。サイトの運営者がSUPABASE_SECRET_KEYを設定する必要があります。',
  make: 'Webhookを作成',
  url: 'アドレス',
  example: 'https://example.org/hook',
  shape: '形式',
  shapes: SHAPES,
  tell: '通知する内容',
  events: EVENTS,
  eventsOf: ({ events }) => events.map((event) => EVENTS[event]).join('、'),
  made: 'メッセージの署名に使う鍵',
  once: 'いますぐコピーしてください。表示されるのは今回だけです。署名はStandard Webhooks（webhook-id、webhook-timestamp、webhook-signature）に従います。',
  list: '自分のWebhook',
  none: 'Webhookはありません。',
  state: ({ since, failingSince, offAt }) =>
    offAt !== null
      ? `1週間失敗が続いたため、${writtenDay(offAt)}からオフです。テストを送るとオンに戻ります。`
      : failingSince !== null
        ? `${exactTime(failingSince)}から失敗しています。`
        : `${writtenDay(since)}からオンです。`,
  test: 'テストを送信',
  testOf: (url) => `${url}にテストを送信`,
  end: '削除',
  endOf: (url) => `${url}へのWebhookを削除`,
  log: '直近50件のメッセージ',
  event: ({ event }) => (event === 'test' ? 'テスト' : EVENTS[event]),
  outcome: ({ outcome, status, doneAt, nextAt }) => {
    const said = outcome === null ? '待機中' : OUTCOMES[outcome];
    const answer = status === null ? said : `${said}（${status}）`;
    return doneAt === null && outcome === 'failed' ? `${answer}、次は${exactTime(nextAt)}` : answer;
  },
  sentence,
  told: {
    tested: 'テストを送信しています。少し待ってから、下の履歴を確認してください。',
    ended: 'Webhookを削除しました。',
    gone: 'このWebhookはすでに削除されています。',
    address: 'httpsのアドレスを入力してください。',
    eventless: '通知する内容を1つ以上選んでください。',
    full: '作成できるWebhookは10件までです。先に1つ削除してください。',
  },
};
