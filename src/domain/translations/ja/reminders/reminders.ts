import type * as English from '../../../messages/reminders/reminders.ts';
import type { Translated } from '../../../language/translated.ts';
import { addDays, formatDate } from '../../../dates.ts';
import { dayAndPlace, placeWords } from '../calendar/releases.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'エラー', text });

export const REMINDER_MESSAGES: Translated<typeof English.REMINDER_MESSAGES> = {
  set: 'リマインダーを設定',
  isSet: 'リマインダー設定済み！',
  short: 'リマインダー',
  refused: { title: 'ログインしてください', text: 'リマインダーを設定するにはログインが必要です' },
  setFailed: failed('リマインダーを設定できませんでした'),
  removeFailed: failed('リマインダーを削除できませんでした'),
  choose: 'どの方法でお知らせしますか？',
  byEmail: 'メールで',
  inProduct: 'Marqueeだけで',
  cancel: 'キャンセル',
  remove: 'リマインダーを削除',
  setByEmail: (email, date) => ({
    title: 'リマインダーを設定しました！',
    text: `${formatDate(date)}に${email}へメールでお知らせします。`,
  }),
  setInProduct: (date) => ({
    title: 'リマインダーを設定しました！',
    text: `${formatDate(date)}にホームでお知らせします。`,
  }),
  removed: (title) => ({ title: 'リマインダーを削除しました', text: title }),
  moved: (from, to) => `${formatDate(from)}から${formatDate(to)}に変更`,
  series: {
    done: (title) => ({
      title: 'リマインダーを設定しました！',
      text: `『${title}』の次のシーズンの発表と開始をお知らせします。メールは通知設定に従って届きます。`,
    }),
    heading: '次のシーズン',
    announced: (season) => `シーズン${season}が発表されました`,
    starts: (season, day) => `シーズン${season}は${formatDate(day)}スタート`,
    none: '次のシーズンはまだ発表されていません',
    ended: 'このシリーズは完結しました',
    later: '毎晩、最新情報を確認しています',
  },
  page: {
    title: ACCOUNT_MENU_MESSAGES.reminders,
    description: 'Marqueeで公開を待っている作品。',
    signIn: 'ログインしてリマインダーを見る',
    outNow: '公開中',
    comingUp: 'まもなく公開',
    none: 'リマインダーはまだありません',
    noneText: '公開前の映画や、続きのあるシリーズのページで設定できます。',
    browse: '公開予定の映画を見てみる',
    email: 'メール',
    emailFor: (title) => `（『${title}』）`,
    mailsOff:
      'このサイトではリマインダーのメールを送信していません。リマインダーは、このページとホームに表示されます。',
  },
  unsubscribe: {
    title: 'リマインダーのメール',
    ask: 'このアドレスへのリマインダーのメールをすべて停止しますか？リマインダーはMarqueeに残ります。',
    confirm: 'メールを停止',
    done: 'リマインダーのメールを停止しました',
    doneText:
      'リマインダーはMarqueeに残っています。メールを再開するには、リマインダーのメールをオンにするか、新しいリマインダーをメールで設定してください。',
    unknown: 'このリンクは使えなくなりました',
    unknownText:
      'リンクが不完全か、アカウントがすでに削除されています。ログインすると、リマインダーごとにメールをオフにできます。',
    failed: 'いまは処理できませんでした。少し待ってから、もう一度お試しください。',
  },
};

export const movedNote: Translated<typeof English.movedNote> = ({ movedFrom, remindOn }) =>
  movedFrom && movedFrom !== remindOn ? REMINDER_MESSAGES.moved(movedFrom, remindOn) : null;

export const releaseWords: Translated<typeof English.releaseWords> = (date, day, place) => {
  const when = dayAndPlace(date, place);
  if (date === day) return place ? `今日、${placeWords(place)}` : '今日公開';
  if (date < day) return place ? when : `${when}公開`;
  if (date === addDays(day, 1)) return `明日、${when}`;
  const days = Math.round((Date.parse(date) - Date.parse(day)) / 86_400_000);
  return days <= 99 ? plural(days, { other: `${when}（あと{n}日）` }) : when;
};

export const nextSeasonWords: Translated<typeof English.nextSeasonWords> = ({ lookedUp, ended, next }) => {
  const words = REMINDER_MESSAGES.series;
  if (!lookedUp) return words.later;
  if (next) return next.day ? words.starts(next.season, next.day) : words.announced(next.season);
  return ended ? words.ended : words.none;
};
