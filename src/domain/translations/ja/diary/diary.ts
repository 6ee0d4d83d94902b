import type * as English from '../../../messages/diary/diary.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'エラー', text });

export const episodesOf: Translated<typeof English.episodesOf> = (count, series) =>
  plural(count, { other: `『${series}』{n}話` });

export const onDay: Translated<typeof English.onDay> = (day) => (day === null ? '日付なし' : formatDate(day));

export const DIARY_MESSAGES: Translated<typeof English.DIARY_MESSAGES> = {
  log: '観たものを記録する',
  entry: {
    someTime: '日付なし',
    someSeries: 'TVシリーズ',
    again: '再視聴',
    editOf: (title) => `『${title}』の視聴記録を編集`,
  },
  refused: { title: 'ログインしてください', text: '日記をつけるにはログインが必要です' },
  logged: (title, day) => ({ title: '記録しました', text: `『${title}』（視聴日：${onDay(day)}）` }),
  changed: (title) => ({ title: '日記を更新しました', text: title }),
  changedElsewhere: (day) => ({
    title: '別の場所で変更されました',
    text: `この記録の視聴日は、いま「${onDay(day)}」になっています。ここの内容を残すには、もう一度保存してください。`,
  }),
  ofTitle: '視聴記録',
  removed: (title) => ({ title: '日記から削除しました', text: title }),
  takenBack: (title) => ({ title: '元に戻しました。同じ再生はもう記録されません', text: title }),
  unmarked: (title, count) => ({ title: '視聴済みを解除しました', text: episodesOf(count, title) }),
  logFailed: failed('記録できませんでした'),
  full: failed('日記がいっぱいです。記録できるのは50,000件までです。'),
  changeFailed: failed('日記を変更できませんでした'),
  removeFailed: failed('日記から削除できませんでした'),
};
