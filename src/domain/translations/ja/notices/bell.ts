import type * as English from '../../../messages/notices/bell.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const failed = (text: string) => ({ title: 'エラー', text });

export const BELL_MESSAGES: Translated<typeof English.BELL_MESSAGES> = {
  count: (unread) => (unread > 99 ? '99+' : String(unread)),
  unread: (unread) =>
    unread > 99 ? '未読の通知が100件以上' : plural(unread, { other: '未読の通知が{n}件' }),
  markFailed: failed('通知を既読にできませんでした。もう一度お試しください。'),
  marked: (count) => ({ title: '既読にしました', text: plural(count, { other: '通知{n}件' }) }),
};
