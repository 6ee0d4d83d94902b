import type * as English from '../../../messages/import/import-steps.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import { isRounded, type EntryKind } from '../../../import/entry.ts';
import type { ImportRowState, ImportState } from '../../../import/import-job.ts';
import { formatMoment } from '../../../moments.ts';
import { stars as inStars, titles } from '../counts.ts';
import { plural } from '../plural.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';

const STATES: Record<ImportState, string> = {
  receiving: '送信中',
  matching: '作品を検索中',
  asking: '確認待ち',
  saving: '保存中',
  done: '完了',
  cancelled: '中止',
  undoing: '元に戻しています',
  undone: '元に戻しました',
};

/** How many entries of a name are what. */
const KINDS: Record<EntryKind, { other: string }> = {
  watch: { other: '視聴{n}回' },
  watched: { other: '視聴済み{n}件' },
  rating: { other: '評価{n}件' },
  wish: { other: 'マイリスト{n}件' },
  review: { other: 'レビュー{n}件' },
  favorite: { other: 'お気に入り{n}件' },
  follow: { other: 'フォロー{n}シリーズ' },
  dismissed: { other: '興味なし{n}件' },
  list: { other: 'リスト内{n}件' },
  own: { other: 'Marqueeのデータ{n}件' },
};

/** How many rows ended how. */
const ROWS: Record<ImportRowState, { other: string }> = {
  waiting: { other: '未保存{n}件' },
  imported: { other: 'インポート済み{n}件' },
  already: { other: '登録済み{n}件' },
  ambiguous: { other: '候補が複数{n}件' },
  not_found: { other: '見つからない{n}件' },
  skipped: { other: '自分で除外{n}件' },
  unreadable: { other: '保存できない{n}件' },
};

export const IMPORT_STEP_MESSAGES: Translated<typeof English.IMPORT_STEP_MESSAGES> = {
  job: {
    heading: (source, state) => `${SOURCES[source]}：${STATES[state]}`,
    states: STATES,
    sending: (received, total) => `${rows(total)}中${formatNumber(received)}行を送信`,
    sendingText:
      'すべて送信されるまで、このページを開いておいてください。閉じてしまったら、もう一度ファイルを選ぶと続きから始められます。',
    matching: (looked, total) => `${titles(total)}中${formatNumber(looked)}作品を検索`,
    matchingText: 'このページは閉じても大丈夫です。インポートはそのまま続きます。',
    saving: (saved, total) => `${rows(total)}中${formatNumber(saved)}行を保存`,
    undoing: (back, total) => `${rows(total)}中${formatNumber(back)}行を元に戻しました`,
    halted: '映画データベースが応答していません。インポートは待機し、自動で再開します。',
    stalled: (why) => `${why}もう一度試します。`,
    cancel: 'インポートを中止',
    cancelText: 'まだ何も保存されていません。',
    cancelled: 'このインポートは中止されました。',
    undone: 'このインポートは元に戻されました。',
    seen: { diary: '日記を見る', upNext: '次に観るものを見る', numbers: '数字で見る' },
    left: (minutes) => (minutes < 1 ? '残り1分未満。' : plural(minutes, { other: '残り約{n}分。' })),
    another: '別のファイルをインポート',
    undo: 'インポートを元に戻す',
    undoUntil: (day) => `${formatDate(day)}まで、取り込んだものをすべて元に戻せます。`,
    undoQuestion: 'このインポートを元に戻しますか？',
    undoText: (count) =>
      plural(count, {
        other:
          'インポートした{n}件を削除し、置き換えられた内容を元に戻します。その後に自分で変更したものは残ります。',
      }),
    keep: 'このままにする',
  },
  doubtful: {
    heading: (count) => plural(count, { other: 'どの作品ですか？候補が複数ある名前が{n}件あります。' }),
    text: '選ぶか、残りを除外するまで、何も保存されません。',
    failed: '選択を保存できませんでした',
    named,
    counts: (counts) =>
      (Object.entries(counts) as [EntryKind, number][])
        .map(([kind, count]) => plural(count, KINDS[kind]))
        .join('、'),
    pick: (title, year) => `${named(title, year ? Number(year) : null)}を選ぶ`,
    none: 'この中にない',
    search: '別の作品を検索',
    searchHeading: (name, year) => `「${named(name, year)}」はどの作品ですか？`,
    searchLabel: 'どの作品ですか？',
    alike: (count) => plural(count, { other: '同じ名前のほかの{n}行にも適用' }),
    allFirst: 'すべて最初の候補にする',
    allSkip: 'すべて除外する',
    save: 'これらを除いて保存',
    again: '再試行',
    left: (count) => plural(count, { other: '残り{n}件' }),
    movie: '映画',
    tv: 'TVシリーズ',
  },
  report: {
    heading: 'レポート',
    summary: (counts) =>
      (Object.entries(counts) as [ImportRowState, number][])
        .filter(([, count]) => count > 0)
        .map(([state, count]) => plural(count, ROWS[state]))
        .join('、'),
    filter: '表示する行',
    all: 'すべて',
    columns: { row: '番号', what: '内容', file: 'ファイル内', became: '取り込み先', state: '結果' },
    place: placeInFile,
    stars: (given, stars) =>
      isRounded(given) ? `${given.of}点中${given.value}→${inStars(stars)}` : inStars(stars),
    episode: episodeIn,
    none: '該当する行はありません。',
    download: 'レポートをダウンロード（CSV）',
    pages: 'レポートのページ',
    page: (page, of) => `${formatNumber(page)}/${formatNumber(of)}ページ`,
    newer: '前へ',
    older: '次へ',
  },
  former: {
    heading: 'これまでのインポート',
    text: '過去30日分です。',
    show: '表示',
    showOf: (fileName) => `${fileName}のインポートを表示`,
    began: (moment) => `${formatMoment(moment)} UTC`,
    line: (source, state, total) => `${SOURCES[source]} · ${STATES[state]} · ${rows(total)}`,
  },
};
