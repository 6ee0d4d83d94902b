import type * as English from '../../../messages/import/imports.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import type { RestoredPart } from '../../../export/parts.ts';
import { formatNumber } from '../../../format.ts';
import type { ImportEntry } from '../../../import/entry.ts';
import type { ImportSwitches } from '../../../import/import-job.ts';
import type { FileRole } from '../../../import/reading.ts';
import { spreadsheetDay } from '../../../import/spreadsheet-days.ts';
import { plural } from '../plural.ts';
import { SEASON_MESSAGES } from '../seasons/seasons.ts';
import { IMPORT_CHANGES } from './import-changes.ts';
import { READING_FAILURES as FAILURES } from './import-failures.ts';
import { IMPORT_JOB_MESSAGES, IMPORT_PROBLEMS as PROBLEMS } from './import-job.ts';
import { IMPORT_PARTS as PARTS } from './import-parts.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';

const FILE_ROLES: Record<FileRole, string> = {
  watched: '観た映画',
  watchlist: 'ウォッチリスト',
  likes: '好きな映画',
};

/** How many records of our own export are of what. */
const RECORDS: Record<RestoredPart, { other: string }> = {
  profile: { other: 'プロフィール{n}件' },
  noticePreferences: { other: '通知設定{n}件' },
  services: { other: '契約中のサービス{n}件' },
  wishlist: { other: 'マイリスト{n}作品' },
  watched: { other: '視聴済み{n}作品' },
  favorites: { other: 'お気に入り{n}件' },
  dismissed: { other: '興味なし{n}作品' },
  taste: { other: '好みの指定{n}件' },
  diary: { other: '日記の記録{n}件' },
  ratings: { other: '評価{n}件' },
  partRatings: { other: 'シーズンとエピソードの評価{n}件' },
  reviews: { other: 'レビュー{n}件' },
  tags: { other: '作品のタグ{n}件' },
  notes: { other: '自分用メモ{n}件' },
  pageFavorites: { other: '自分のページのお気に入り{n}件' },
  following: { other: 'フォロー中の{n}シリーズ' },
  episodes: { other: '観たエピソード{n}話' },
  lostEpisodes: { other: '番号が変わった視聴済みエピソード{n}話' },
  reminders: { other: 'リマインダー{n}件' },
  seriesReminders: { other: 'シーズンのリマインダー{n}件' },
  savedSearches: { other: '保存した検索{n}件' },
  aiSearches: { other: 'AI検索{n}件' },
  plays: { other: 'ほかのプログラムでの再生{n}回' },
  playProgress: { other: '観かけの作品{n}件' },
  playNames: { other: '照合した名前{n}件' },
  lists: { other: '自作リスト{n}件' },
  listTitles: { other: '自作リストの作品{n}件' },
};

const SWITCHES: Record<keyof ImportSwitches, string> = {
  replaceRatings: 'Marqueeでつけた評価をファイルの内容で置き換える',
  replaceReviews: 'Marqueeで書いたレビューをファイルの内容で置き換える',
  replaceDates: 'Marqueeで記録した日付をファイルの内容で置き換える',
};

const rowOf = ({ name, year, episode, season, list, day, stars, what }: ImportEntry) => {
  const whole = season === undefined ? undefined : SEASON_MESSAGES.name(season);
  const place = episode ? episodeIn(episode.season, episode.number) : whole;
  const given = stars && IMPORT_JOB_MESSAGES.report.given(stars.value, stars.of);
  const dated = day && formatDate(day);
  return [`${IMPORT_JOB_MESSAGES.whats[what]}：${named(name, year)}`, place, given, list?.name, dated]
    .filter(Boolean)
    .join('、');
};

export const IMPORT_MESSAGES: Translated<typeof English.IMPORT_MESSAGES> = {
  failed: '処理できませんでした',
  sources: SOURCES,
  page: {
    title: '視聴履歴をインポート',
    description: 'Letterboxd、IMDb、Trakt、TV Time、Simklから、視聴履歴、評価、観たい作品をインポート。',
    intro:
      'ほかのサイトのエクスポートをここにドロップしてください。読み込むのはブラウザです。送信するのは作品名、日付、評価、レビュー、リストだけで、内容を確認したあとに限ります。',
    signIn: {
      heading: 'ログインして視聴履歴をインポート',
      text: 'Letterboxd、IMDb、Trakt、TV Time、Simklから、視聴履歴、評価、観たい作品を持ち込めます。',
    },
    noScripts:
      'インポートではファイルをこのブラウザで読み込むため、JavaScriptが必要です。有効にしてから、ページを再読み込みしてください。',
    readsHeading: '読み込めるもの',
    reads: [
      {
        name: 'Letterboxd',
        what: 'Settings → DataのZIP：日記、評価、ウォッチリスト、レビュー、いいね、リスト',
      },
      { name: 'IMDb', what: '評価、ウォッチリスト、リストのCSV' },
      { name: 'Trakt', what: 'Settings → DataのZIP：視聴履歴、評価、ウォッチリスト、リスト' },
      {
        name: 'TV Time',
        what: '自分のデータのZIP。開くのは5つのファイルだけで、トークンやアドレスは開きません',
      },
      { name: 'Simkl', what: 'JSONまたはCSVのバックアップ' },
      { name: 'Marquee', what: 'Marqueeのエクスポート。元の状態に戻ります' },
    ],
  },
  choose: {
    heading: 'ファイルを選ぶ',
    drop: 'ここにファイルをドロップ',
    or: 'ZIP、CSV、JSON。複数でもまとめて選べます',
    button: 'ファイルを選択',
    failed: 'このファイルはインポートできません',
    failures: FAILURES,
    waiting: (received, total) =>
      `${rows(total)}中${formatNumber(received)}行が届いています。残りはファイルの中です。続けるには、もう一度ファイルを選んでください。`,
    waitingHeading: (fileName) => `${fileName}の続き`,
  },
  reading: {
    heading: (names) =>
      names.length === 1
        ? `${names[0]}を読み込み中`
        : plural(names.length, { other: '{n}ファイルを読み込み中' }),
    step: (done, of) =>
      of > 0 ? plural(of, { other: `{n}ファイル中${formatNumber(done)}ファイル` }) : '開いています…',
    cancel: 'キャンセル',
  },
  preview: {
    heading: (source) => `${SOURCES[source]}から`,
    found: (total) => plural(total, { other: '{n}件が見つかりました。まだ何もブラウザの外に出ていません。' }),
    parts: 'インポートするもの',
    part: PARTS,
    ...IMPORT_CHANGES,
    serial: (cell) =>
      `このファイルの日付は、表計算ソフトの通し番号です。${cell}は${formatDate(spreadsheetDay(cell, null) ?? '')}にあたります。`,
    questions: {
      days: (example) => `このファイルの日付の書き方は？${example}は`,
      unanswered: '先に、日付の書き方を選んでください。',
      nameless: (file) => `${file}の内容は？`,
      leftOut: '除外する',
      roles: FILE_ROLES,
    },
    lists: (lists) =>
      `リスト：${lists.map(({ name, count }) => `「${name}」（${formatNumber(count)}）`).join('')}`,
    records: (counts) =>
      `内容：${Object.entries(counts)
        .map(([part, count]) => plural(count ?? 0, RECORDS[part as RestoredPart]))
        .join('、')}`,
    shown: ({ public: open, link }) => [
      ...(open > 0
        ? [
            plural(open, {
              other: 'リスト{n}件がファイルで公開になっています。インポートするとすぐに誰でも見られます。',
            }),
          ]
        : []),
      ...(link > 0
        ? [
            plural(link, {
              other: 'リスト{n}件がリンク限定です。新しいリンクがつき、古いリンクは使えません。',
            }),
          ]
        : []),
    ],
    first: '最初の数行',
    row: rowOf,
    existing: 'すでにある内容',
    existingText: '指定しないかぎり、すでにある評価、レビュー、日付はそのまま残ります。',
    switches: SWITCHES,
    problems: (count) => plural(count, { other: '{n}行はインポートできません' }),
    problem: (problem, count, first) => {
      const places = first.map(({ file, line }) => placeInFile(file, line)).join('、');
      const said = `${PROBLEMS[problem]}：${rows(count)}（${places}）`;
      return count > first.length ? `${said}…` : said;
    },
    problemsFile: 'これらの行をダウンロード',
    problemOf: (problem) => PROBLEMS[problem],
    undo: 'インポート全体を30日間は元に戻せます。',
    begin: (count) => plural(count, { other: '{n}件をインポート' }),
    beginning: '開始中…',
    nothing: 'インポートする項目を1つ以上オンにしてください。',
    another: '別のファイルを選ぶ',
  },
};
