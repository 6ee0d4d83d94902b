import type * as English from '../../../messages/custom-lists/custom-lists.ts';
import type { Translated } from '../../../language/translated.ts';
import { titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'エラー', text });

const VISIBILITY: Translated<typeof English.CUSTOM_LIST_MESSAGES>['visibility'] = {
  private: { name: '非公開', text: '自分だけが見られます。' },
  link: {
    name: 'リンク限定',
    text: 'リンクを知っている人なら誰でも見られます。検索エンジンには載りません。',
  },
  public: { name: '公開', text: '誰でも見られます。検索エンジンに載ることもあります。' },
};

export const CUSTOM_LIST_MESSAGES: Translated<typeof English.CUSTOM_LIST_MESSAGES> = {
  crumb: 'リスト',
  by: (owner) => `${owner}さんのリスト`,
  nobody: 'Marqueeユーザー',
  titles,
  description: (name, owner, count) => `「${name}」。${owner}さんのリスト、${titles(count)}。`,
  more: 'もっと見る',
  empty: '作品はまだありません',
  beyond: '作品は以上です',
  place: (place) => `${place}位`,
  seen: (seen, all) => `${all}作品中${seen}作品を視聴済み`,
  visibility: VISIBILITY,
  browse: { label: '映画を探す', path: '/discover/movies' },
  notFound: {
    title: 'リストが見つかりません',
    text: 'このアドレスにリストはないか、非公開です。',
  },
  failed: 'リストを読み込めませんでした',
};

export const MY_LISTS_MESSAGES: Translated<typeof English.MY_LISTS_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.lists,
  description: 'Marqueeで作ったリスト。',
  signIn: 'ログインして自作リストを見る',
  none: 'リストはまだありません',
  noneText: 'リストに名前をつけて、作品のカードやページから追加しましょう。',
  new: '新しいリスト',
  name: 'リストの名前',
  about: '説明',
  ranked: 'ランキング：作品に順位をつける',
  create: '作成',
  save: '保存',
  cancel: 'キャンセル',
  rename: (name) => `「${name}」の名前を変更`,
  remove: (name) => `「${name}」を削除`,
  removed: (name) => ({ title: 'リストを削除しました', text: name }),
  renameFailed: failed('リストの名前を変更できませんでした'),
  removeFailed: failed('リストを削除できませんでした'),
  createFailed: failed('リストを作成できませんでした'),
  tooMany: failed('作れるリストは200件までです。先に1つ削除してください。'),
  full: failed('リストがいっぱいです。1つのリストに入るのは5,000作品までです。'),
  gone: failed('このリストはもうありません。'),
  refused: { title: 'ログインしてください', text: 'リストを作るにはログインが必要です' },
  changed: (date) => `${date}更新`,
};

export const ADD_TO_LIST_MESSAGES: Translated<typeof English.ADD_TO_LIST_MESSAGES> = {
  button: 'リストに追加',
  heading: 'リスト',
  create: '新しいリスト…',
  failed: 'リストを読み込めませんでした。',
  again: '再試行',
  added: (list) => ({ title: `「${list}」に追加しました` }),
  removed: (list) => ({ title: `「${list}」から削除しました` }),
  addFailed: failed('作品をリストに追加できませんでした'),
  removeFailed: failed('作品をリストから削除できませんでした'),
};

export const EDIT_LIST_MESSAGES: Translated<typeof English.EDIT_LIST_MESSAGES> = {
  edit: 'リストを編集',
  done: '完了',
  copy: '自作リストにコピー',
  copied: (name) => ({ title: '自作リストにコピーしました', text: name }),
  copiedFrom: (name, owner) => `${owner}さんのリスト「${name}」からコピー。`,
  copyFailed: failed('リストをコピーできませんでした'),
  view: '表示',
  visibility: '公開範囲',
  visibilityFailed: failed('公開範囲を変更できませんでした'),
  hiddenByAdmin: failed('このリストは管理者が非表示にしました。管理者が戻すまで非公開のままです。'),
  link: 'リンクをコピー',
  linkCopied: { title: 'リンクをコピーしました' },
  linkFailed: failed('リンクをコピーできませんでした。アドレスバーからコピーしてください。'),
  saved: '保存しました',
  saveFailed: failed('リストを保存できませんでした'),
  add: '作品を追加',
  addedAlready: 'その作品はすでにリストにあります。',
  titles: 'リストの作品',
  orderHelp:
    '作品をドラッグして並べ替えられます。キーボードでは、つまみの上でスペースキーを押し、矢印キーで動かして、もう一度スペースキーを押します。',
  handle: (title) => `『${title}』を移動`,
  place: (title, all) => `『${title}』の順番（1〜${all}）`,
  move: '移動',
  moveFailed: failed('作品を移動できませんでした'),
  note: (title) => `『${title}』のメモ`,
  addNote: 'メモを追加',
  noteFailed: failed('メモを保存できませんでした'),
  remove: (title) => `『${title}』を削除`,
  removed: (title) => ({ title: 'リストから削除しました', text: title }),
  before: '前へ',
  after: '次へ',
  part: (first, last, all) => `${all}作品中${first}〜${last}番目`,
  loadFailed: failed('作品を読み込めませんでした'),
  speech: {
    lifted: (title, place, all) => `『${title}』を持ち上げました。${all}作品中${place}番目です。`,
    over: (title, place, all) => `『${title}』は${all}作品中${place}番目にあります。`,
    dropped: (title, place, all) => `『${title}』を${all}作品中${place}番目に置きました。`,
    cancelled: (title) => `『${title}』を元の場所に戻しました。`,
  },
};
