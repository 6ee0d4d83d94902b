import type * as English from '../../../messages/searches/saved-searches.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'エラー', text });

export const SAVED_SEARCH_MESSAGES: Translated<typeof English.SAVED_SEARCH_MESSAGES> = {
  save: 'この検索を保存',
  name: 'この検索の名前',
  keep: '保存',
  cancel: 'キャンセル',
  rename: '名前を変更',
  remove: '削除',
  renameOf: (name) => `「${name}」の名前を変更`,
  removeOf: (name) => `「${name}」を削除`,
  newName: '新しい名前',
  suggested: (chips) => chips.join('、'),
  refused: { title: 'ログインしてください', text: '検索を保存するにはログインが必要です' },
  saved: (name) => ({ title: '検索を保存しました', text: name }),
  view: '表示',
  duplicate: { title: '保存済みです', text: 'この検索はすでに保存されています' },
  duplicateOf: (name) => ({
    title: '保存済みです',
    text: `この検索は「${name}」として保存されています`,
  }),
  nameTaken: failed('同じ名前の保存した検索があります。別の名前にしてください。'),
  tooMany: failed('保存できる検索は30件までです。先に1つ削除してください。'),
  saveFailed: failed('検索を保存できませんでした'),
  renameFailed: failed('検索の名前を変更できませんでした'),
  removeFailed: failed('検索を削除できませんでした'),
  removed: (name) => ({ title: '検索を削除しました', text: name }),
  kinds: { movie: '映画', tv: 'TVシリーズ' },
  page: {
    title: ACCOUNT_MENU_MESSAGES.searches,
    description: 'Marqueeで保存した検索。',
    signIn: 'ログインして保存した検索を見る',
    none: '保存した検索はまだありません',
    noneText: '「探す」で条件を設定し、名前をつけて保存できます。',
    browse: '映画を探す',
  },
};
