import type * as English from '../../../messages/import/imports.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
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
import { IMPORT_RECORDS } from './import-records.ts';
import { episodeIn, IMPORT_SOURCE_NAMES as SOURCES, named, placeInFile, rows } from './import-words.ts';

const FILE_ROLES: Record<FileRole, string> = {
  watched: '観た映画',
  watchlist: 'ウォッチリスト',
  likes: '好きな映画',
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
    ...IMPORT_RECORDS,
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
