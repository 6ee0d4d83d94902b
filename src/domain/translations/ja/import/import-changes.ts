import type * as English from '../../../messages/import/import-changes.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const IMPORT_CHANGES: Translated<typeof English.IMPORT_CHANGES> = {
  halves: (count) =>
    plural(count, {
      other: '評価{n}件に半分の星があり、そのまま残ります。5点中3½も10点中7も、星3½のままです。',
    }),
  rounded: (count) =>
    plural(count, {
      other: '評価{n}件は半分刻みに収まらないため、いちばん近い星に丸めます。元の値はレポートに残ります。',
    }),
  long: (count) => plural(count, { other: 'レビュー{n}件は500文字を超えるため、そこで切れます。' }),
  longNotes: (count) => plural(count, { other: 'リストのメモ{n}件は500文字を超えるため、そこで切れます。' }),
  tags: (tags, count) =>
    plural(count, {
      other: `日記の記録{n}件にタグがあります（${tags.join('、')}）。1作品20個、全部で200個までタグとして取り込みます。`,
    }),
  notes: (count) =>
    plural(count, {
      other:
        'ウォッチリストの{n}作品にメモがあります。Marqueeのマイリストにメモ欄はないため、メモはレポートに残ります。',
    }),
  upTo: (count) =>
    plural(count, {
      other:
        '{n}シリーズは、最後に観たエピソードだけがファイルにあります。それより前のエピソードも、日付なしで視聴済みにします。',
    }),
  untold: (days, count) =>
    plural(count, {
      other: `日付{n}件は読み取れないため、省きます：${days.map((day) => `「${day}」`).join('')}`,
    }),
};
