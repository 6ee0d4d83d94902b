import type * as English from '../../../messages/import/import-failures.ts';
import type { Translated } from '../../../language/translated.ts';

export const READING_FAILURES: Translated<typeof English.READING_FAILURES> = {
  unknown:
    'この形式のエクスポートには対応していません。Letterboxd、IMDb、Trakt、TV Time、Simkl、Marqueeから取得したZIP、CSV、JSONのいずれかを選んでください。',
  blank: 'ファイルが空です。ダウンロードし直して、もう一度選んでください。',
  pdf: 'PDFファイルです。サイトから取得したZIP、CSV、JSONのいずれかを選んでください。',
  page: 'エクスポートではなく、サイトのページです。サイトにログインし、エクスポートをダウンロードして選んでください。',
  workbook: '表計算ソフトのファイルです。CSVとして保存し、そのファイルを選んでください。',
  archive: '開けない形式の圧縮ファイルです。展開してからファイルを選ぶか、ZIPで圧縮し直してください。',
  nested: 'このZIPの中には別のZIPがあります。展開して、エクスポートのZIPを選んでください。',
  manyFiles:
    'このZIPには5,000を超えるファイルが含まれているため、開きませんでした。視聴履歴のファイルだけを選んでください。',
  several: '別々のサイトのファイルです。1サイトずつインポートしてください。',
  broken:
    'ファイルが壊れているか不完全なため、読み込めません。ダウンロードし直して、もう一度選んでください。',
  tooBig:
    'このファイルは200\u00a0MBを超えているため、開きませんでした。視聴履歴のファイルだけを選んでください。',
  tooMany: 'このファイルには200,000件を超える記録があります。いくつかに分けて選んでください。',
  empty: '正しいファイルですが、インポートできるものが含まれていません。',
  gone: 'ファイルを開けませんでした。移動したか、名前が変わったようです。もう一度選んでください。',
  defect: 'ファイルを読み込めませんでした。Marquee側の不具合で、すでに報告されています。',
  other: '始めたときとは別のファイルです。元のファイルを選ぶか、インポートを中止してください。',
};
