import type * as English from '../../../messages/collections/wish-missing.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const WISH_MISSING_MESSAGES: Translated<typeof English.WISH_MISSING_MESSAGES> = {
  button: '未視聴の映画をマイリストに追加',
  counted: (count) => plural(count, { other: '未視聴の{n}本をマイリストに追加' }),
  complete: 'すべて視聴済みか、マイリストにあります',
  signIn: {
    title: 'ログインしてください',
    text: '映画をマイリストに追加するにはログインが必要です',
  },
  added: (count) => ({
    title: 'マイリストに追加しました',
    text: plural(count, { other: '映画{n}本を追加しました' }),
  }),
  none: { title: '追加する映画はありません', text: 'すべて視聴済みか、すでにマイリストにあります' },
  undone: (count) => ({
    title: 'マイリストから削除しました',
    text: plural(count, { other: '映画{n}本を削除しました' }),
  }),
  failed: {
    title: 'エラー',
    text: '未視聴の映画をマイリストに追加できませんでした。もう一度お試しください。',
  },
};
