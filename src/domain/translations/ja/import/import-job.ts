import type * as English from '../../../messages/import/import-job.ts';
import type { Translated } from '../../../language/translated.ts';

type Words = Translated<typeof English.IMPORT_JOB_MESSAGES>;

const WHATS: Words['whats'] = {
  watch: '視聴',
  watched: '視聴済み',
  rating: '評価',
  wish: 'マイリスト',
  review: 'レビュー',
  favorite: 'お気に入り',
  follow: 'フォロー中のシリーズ',
  dismissed: '興味なし',
  list: 'リスト',
  own: 'Marqueeのデータ',
};

const STATES: Words['states'] = {
  waiting: '未保存',
  imported: 'インポート済み',
  already: '登録済み',
  ambiguous: '候補が複数',
  not_found: '見つかりません',
  skipped: '自分で除外',
  unreadable: '保存できません',
};

const REASONS: Words['reasons'] = {
  watched: 'すでに視聴済み',
  existing: '元の内容を優先',
  shortened: '500文字で切りました',
  future: '日付が未来です',
  full: 'リストがいっぱいです',
  value: '保存できない値があります',
  catalogue: '映画データベースが応答しませんでした',
  again: 'エピソードは1回だけ数えます',
};

export const IMPORT_PROBLEMS: Translated<typeof English.IMPORT_PROBLEMS> = {
  noTitle: '作品名がありません',
  noRating: '評価がありません',
  noEpisode: 'どのエピソードかわかりません',
  partOfSeries: 'シーズンまたはエピソードの記録です。マイリストやリストに入れられるのは作品全体だけです',
  noTitleKind: '映画でもシリーズでもありません',
  droppedMovie: '途中でやめた映画です。Marqueeでは保存しません',
  noText: '本文のないレビューです',
  malformed: '読み取れません',
  openQuote: '閉じられていない引用符があります',
  brokenFile: 'ファイルが壊れているか、ロックされています',
  nameless: 'ファイル名から内容がわかりません',
};

export const IMPORT_JOB_MESSAGES: Translated<typeof English.IMPORT_JOB_MESSAGES> = {
  whats: WHATS,
  states: STATES,
  reasons: REASONS,
  problemRow: 'なし',
  untoldDay: (text) => `日付「${text}」を読み取れません`,
  upTo: 'それより前もすべて',
  tags: (tags) => `タグ：${tags}`,
  note: (note) => `メモ：${note}`,
  open: '別のインポートがまだ終わっていません。先に完了するか、中止してください。',
  limited: '30日間にインポートできる量に達しました。時間をおいて、もう一度お試しください。',
  gone: 'このインポートはもうありません。',
  moved: 'その間にインポートが先に進みました。',
  off: 'このサイトではインポートを利用できません。',
  titleGone: 'この作品は映画データベースにありません。',
  report: {
    fileName: 'marquee-import.csv',
    headings: [
      '番号',
      'ファイル',
      '行',
      '内容',
      '名前',
      '年',
      'シーズン',
      'エピソード',
      '日付',
      'ファイルの評価',
      'Marqueeの星',
      '結果',
      '理由',
      '作品',
      'アドレス',
      'ファイルのタグ',
      'ファイルのメモ',
    ],
    given: (value, of) => `${of}点中${value}`,
  },
};
