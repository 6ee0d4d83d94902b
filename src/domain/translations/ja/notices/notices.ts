import type * as English from '../../../messages/notices/notices.ts';
import type { Translated } from '../../../language/translated.ts';
import { toReleasePlace } from '../../../calendar/releases.ts';
import { WEBHOOKS_PATH } from '../../../connections/webhooks.ts';
import { formatDate } from '../../../dates.ts';
import { IMPORT_PATH } from '../../../import/import-paths.ts';
import {
  NOTICE_SETTINGS_PATH,
  NOTICES_PATH,
  type MailRhythm,
  type Notice,
  type NoticeKind,
} from '../../../notices/notices.ts';
import { REMINDERS_PATH } from '../../../reminders/reminders.ts';
import { seasonPath, titlePath } from '../../../routes.ts';
import { dayAndPlace } from '../calendar/releases.ts';
import { titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';
import { REMINDER_MESSAGES } from '../reminders/reminders.ts';
import { episodeCode } from '../series/series.ts';

type Said = Pick<English.NoticeWords, 'text' | 'detail'>;

const sentence = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' \u00b7 ');

function release({ title, data }: Notice): Said {
  const { event, day, from, season } = data;
  const when = day && dayAndPlace(day, toReleasePlace(data.region, data.release));
  const called = `『${title?.name ?? ''}』`;
  const name = season === undefined ? called : `${called}シーズン${season}`;
  const before = from && `以前の発表は${formatDate(from)}でした。`;
  if (event === 'moved' && when) return { text: `${name}の日程変更：${when}`, detail: before ?? '' };
  if (event === 'announced') {
    return { text: `${name}が発表されました`, detail: day ? `${formatDate(day)}スタートです。` : '' };
  }
  const out = season === undefined ? 'が公開されました' : 'がスタートしました';
  return { text: `${name}${out}`, detail: when ?? '' };
}

function episodes({ title, data }: Notice): Said {
  const { episodes: named = [], count = named.length, day } = data;
  const [first] = named;
  const one = first && episodeCode(first);
  const text = plural(Math.max(count, 1), { other: `『${title?.name ?? ''}』の新エピソード{n}話` });
  const which = count > 1 && named.length > 1 ? `${one ?? ''}〜第${named.at(-1)?.number ?? ''}話` : one;
  return { text, detail: sentence(which, count <= 1 && first?.name, day && formatDate(day)) };
}

function ofKind(notice: Notice): Said {
  const { kind, title, data } = notice;
  switch (kind) {
    case 'release':
      return release(notice);
    case 'episode':
      return episodes(notice);
    case 'on_service': {
      const on = data.services?.join('、');
      return {
        text: `『${title?.name ?? ''}』が${on ?? '契約中のサービス'}で観られるようになりました`,
        detail: 'マイリストから',
      };
    }
    case 'import_finished': {
      const { count } = data;
      const detail = count === undefined ? '' : titles(count);
      return { text: 'インポートが完了しました', detail };
    }
    case 'webhook_off':
      return {
        text: 'Webhookが1件オフになりました',
        detail: `${data.host ?? '送信先'}が1週間メッセージを受け付けませんでした`,
      };
  }
}

function pathOf({ kind, title, data }: Notice): string {
  if (!title) {
    return { import_finished: IMPORT_PATH, webhook_off: WEBHOOKS_PATH }[kind as string] ?? NOTICES_PATH;
  }
  const season = data.season ?? data.episodes?.[0]?.season;
  return title.kind === 'tv' && season !== undefined ? seasonPath(title.id, season) : titlePath(title);
}

export const noticeWords: Translated<typeof English.noticeWords> = (notice) => ({
  ...ofKind(notice),
  path: pathOf(notice),
});

const KINDS: Record<NoticeKind, { name: string; text: string }> = {
  release: { name: '公開', text: 'リマインダーを設定した作品の公開、または日程の変更' },
  episode: { name: 'エピソード', text: 'フォロー中のシリーズの新エピソード' },
  on_service: { name: '配信開始', text: 'マイリストの作品が契約中のサービスに登場' },
  import_finished: { name: 'インポート', text: 'インポートしたものがリストに反映' },
  webhook_off: { name: 'Webhook', text: '1週間失敗が続いたWebhookの停止' },
};

const RHYTHMS: Record<MailRhythm, string> = {
  at_once: 'すぐに',
  daily: '1日1回',
  weekly: '週1回',
  never: '送らない',
};

export const NOTICE_MESSAGES: Translated<typeof English.NOTICE_MESSAGES> = {
  page: {
    title: ACCOUNT_MENU_MESSAGES.notices,
    description: 'Marqueeからの新着のお知らせ。',
    signIn: 'ログインして通知を見る',
    none: '通知はまだありません',
    noneText: 'リマインダーを設定するかシリーズをフォローすると、公開や放送のお知らせがここに届きます。',
    browse: '公開予定の映画を見てみる',
    markAll: 'すべて既読にする',
    mark: '既読にする',
    unread: '未読',
    settings: '通知設定',
    newer: '新しい通知',
    older: '古い通知',
    pages: '通知のページ',
    pageOf: (page, last) => `${page}/${last}ページ`,
  },
  settings: {
    kinds: KINDS,
    rhythms: RHYTHMS,
    title: '通知設定',
    description: '公開、エピソード、配信開始のお知らせを、Marqueeからどう受け取るか。',
    signIn: 'ログインして通知設定を変更',
    inApp: 'アプリ内',
    mail: 'メール',
    zone: 'タイムゾーン',
    zoneText: '1日1回のメールはこのタイムゾーンの朝8時、週1回のメールは月曜日に届きます。',
    releases:
      'メールを送るかどうかはリマインダーごとに決まります。「送らない」を選ぶと、すべてのリマインダーのメールが止まります。',
    mailsOff: 'このサイトではメールを送信していません。通知はアプリ内にだけ表示されます。',
    save: '保存',
    saved: '保存しました',
    failed: 'いまは保存できませんでした。少し待ってから、もう一度お試しください。',
    back: 'すべての通知',
  },
  unsubscribe: {
    title: '通知メール',
    ask: (kinds) =>
      `このアドレスへの「${kinds.map((kind) => KINDS[kind].name).join('」「')}」のメールをすべて停止しますか？Marqueeでは引き続き確認できます。`,
    confirm: 'メールを停止',
    done: 'メールを停止しました',
    doneText:
      'Marqueeでは引き続き確認できます。メールを再開するには、ログインして通知設定を変更してください。',
  },
};

export const unsubscribeWords: Translated<typeof English.unsubscribeWords> = (kinds) => {
  const reminders = REMINDER_MESSAGES.unsubscribe;
  if (kinds.length === 0) {
    return { ...reminders, next: { path: REMINDERS_PATH, label: REMINDER_MESSAGES.page.title } };
  }
  const next = { path: NOTICE_SETTINGS_PATH, label: NOTICE_MESSAGES.settings.title };
  const { unsubscribe } = NOTICE_MESSAGES;
  return { ...reminders, ...unsubscribe, ask: unsubscribe.ask(kinds), next };
};
