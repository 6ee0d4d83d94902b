import type * as English from '../../../messages/tags/tags.ts';
import type { Translated } from '../../../language/translated.ts';
import { TAG_BOUNDS } from '../../../tags/tags.ts';
import { movies as moviesOf, series as seriesOf } from '../counts.ts';
import { plural } from '../plural.ts';

export const TAG_MESSAGES: Translated<typeof English.TAG_MESSAGES> = {
  button: 'タグとメモ',
  noteButton: '自分用メモ',
  buttonOf: (title) => `タグと自分用メモ：${title}`,
  noteOf: (title) => `自分用メモ：${title}`,
  refused: {
    title: 'ログインするとタグをつけられます',
    text: 'タグと自分用メモはアカウントに保存されます。',
  },
  dialog: 'タグと自分用メモ',
  seasonDialog: '自分用メモ',
  private: '自分だけが見られます。',
  tags: 'タグ',
  add: 'タグを追加',
  how: 'Enterキーかカンマで追加、Backspaceキーで最後のタグを削除します。',
  removeOf: (tag) => `タグ「${tag}」を外す`,
  added: (tag) => `「${tag}」を追加しました`,
  removed: (tag) => `「${tag}」を外しました`,
  suggestions: 'これまでのタグ',
  found: (count) => plural(count, { other: 'これまでのタグが{n}件一致' }),
  full: `1作品につけられるタグは${TAG_BOUNDS.ofTitle}個までです。追加するには1つ外してください。`,
  note: '自分用メモ',
  left: (count) => plural(count, { other: '残り{n}文字' }),
  save: '保存',
  saving: '保存中…',
  loading: 'タグを読み込み中…',
  loadFailed: 'タグとメモを読み込めませんでした。',
  again: '再試行',
  saveFailed: '保存できませんでした。書いた内容はここに残っています。',
  tooMany: `タグは全部で${TAG_BOUNDS.ofPerson}個、1作品につき${TAG_BOUNDS.ofTitle}個までです。先にいくつか削除するか、まとめてください。`,
  manage: 'タグを管理',
  other: (note) =>
    note === ''
      ? 'このメモは別の場所で削除されました。ここの内容を残すには、もう一度保存してください。'
      : `このメモは別の場所で「${note}」に変更されました。ここの内容を残すには、もう一度保存してください。`,
  saved: (title) => ({ title: '保存しました', text: `『${title}』のタグとメモを保存しました。` }),
  undoFailed: { title: '元に戻せませんでした', text: 'タグとメモを元に戻せませんでした。' },
  own: 'タグとメモ',
  withTag: (tag) => `タグ「${tag}」の作品`,
  filter: 'タグ',
  mine: '自分のタグ',
  all: 'すべて',
  show: '表示',
  noneTagged: (tag) => ({
    heading: `「${tag}」のタグがついた作品はここにありません`,
    text: 'タグは、カードのメニューか作品のページでつけられます。',
  }),
  unfilteredDiscover: 'タグをつけた作品の中では、配信サービス、年齢制限、票数による絞り込みは使えません。',
};

export const TAGS_PAGE_MESSAGES: Translated<typeof English.TAGS_PAGE_MESSAGES> = {
  title: 'タグ',
  description: '映画とシリーズにつけた自分のタグ。',
  signIn: 'ログインしてタグを見る',
  text: 'タグは自分だけのもので、ほかの人には見えません。別のタグと同じ名前にすると、1つにまとまります。',
  none: 'タグはまだありません',
  noneText: 'タグは、カードのメニュー、作品のページ、日記でつけられます。',
  browse: '人気の映画を見てみる',
  count: (movies, series) =>
    [...(movies > 0 ? [moviesOf(movies)] : []), ...(series > 0 ? [seriesOf(series)] : [])].join('、'),
  renameOf: (tag) => `「${tag}」の名前を変更・まとめる`,
  deleteOf: (tag) => `「${tag}」を削除`,
  newName: 'タグの新しい名前',
  keep: '保存',
  cancel: 'キャンセル',
  renamed: (from, to) => ({
    title: '名前を変更しました',
    text: `「${from}」は「${to}」になりました。`,
  }),
  merged: (from, to) => ({ title: 'まとめました', text: `「${from}」を「${to}」にまとめました。` }),
  deleted: (tag) => ({ title: '削除しました', text: `「${tag}」をすべての作品から外しました。` }),
  failed: { title: '変更できませんでした', text: 'タグを変更できませんでした。' },
  gone: { title: 'もうありません', text: 'このタグは、その間に削除されたか名前が変わりました。' },
  loadFailed: 'タグを読み込めませんでした。少し待ってから、もう一度お試しください。',
  all: 'すべてのタグ',
  where: '使われている場所',
  places: {
    wishlist: 'マイリスト',
    watched: '視聴済み',
    diary: '日記',
    numbers: '数字で見る記録',
    movies: '映画を探す',
    series: 'TVシリーズを探す',
  },
  most: 'それぞれ最新の500件を表示しています。',
};
