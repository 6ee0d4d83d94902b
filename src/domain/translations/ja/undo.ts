import type * as English from '../../messages/undo.ts';
import type { Translated } from '../../language/translated.ts';
import { plural } from './plural.ts';

export const UNDO_MESSAGES: Translated<typeof English.UNDO_MESSAGES> = {
  label: '元に戻す',
  done: { title: '元に戻しました', text: '変更前の状態に戻りました。' },
  allDone: (count) => ({
    title: '元に戻しました',
    text: plural(count, { other: '{n}作品が変更前の状態に戻りました。' }),
  }),
  failed: { title: 'エラー', text: '元に戻せませんでした。もう一度お試しください。' },
};
