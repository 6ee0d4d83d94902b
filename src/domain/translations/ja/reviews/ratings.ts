import type * as English from '../../../messages/reviews/ratings.ts';
import type { Translated } from '../../../language/translated.ts';
import { starsText } from '../../../reviews/stars.ts';

/** With the message of what went wrong. */
const failed = (text: string) => (message: string) => ({ title: 'エラー', text: `${text}。${message}` });

export const RATING_MESSAGES: Translated<typeof English.RATING_MESSAGES> = {
  signIn: 'ログインして評価する',
  withoutScripts: 'ログインして評価するにはJavaScriptが必要です。ほかの人のレビューはそのまま読めます。',
  own: '自分の評価',
  give: (stars) => `5点中${starsText(stars)}`,
  clear: { label: '消去', of: '自分の評価' },
  refused: { title: 'ログインしてください', text: '評価するにはログインが必要です' },
  saveFailed: failed('評価を保存できませんでした'),
  clearFailed: failed('評価を消去できませんでした'),
  cleared: (stars) => ({
    title: '評価を消去しました',
    text: `つけていた評価は5点中${starsText(stars)}でした。`,
  }),
  none: 'まだ評価はありません',
  youGave: (stars) => `自分の評価は5点中${starsText(stars)}`,
  outOf: (stars) => `5点中${stars}`,
};
