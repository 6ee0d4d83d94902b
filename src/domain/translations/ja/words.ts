import type * as English from '../../messages/words.ts';
import type { Translated } from '../../language/translated.ts';

export const WORDS: Translated<typeof English.WORDS> = {
  again: '再試行',
  error: 'エラー',
  cancel: 'キャンセル',
  close: '閉じる',
  dismiss: '閉じる',
  search: '検索',
  signIn: 'ログイン',
};

export const PAGE_WORDS: Translated<typeof English.PAGE_WORDS> = {
  home: 'ホームへ',
  comma: '、',
  email: 'メール',
  loading: '読み込み中…',
  page: (page) => `${page}ページ目`,
  pageOf: (name, page) => `${name}（${page}ページ目）`,
  previousPage: '前のページ',
  reference: '参照番号：',
  seeAll: 'すべて見る',
  kind: { movie: '映画', tv: 'TVシリーズ' },
  kinds: { movie: '映画', tv: 'TVシリーズ' },
};
