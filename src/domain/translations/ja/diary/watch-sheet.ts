import type * as English from '../../../messages/diary/watch-sheet.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { stars as inStars } from '../counts.ts';
import { plural } from '../plural.ts';
import { onDay } from './diary.ts';

export const WATCH_SHEET_MESSAGES: Translated<typeof English.WATCH_SHEET_MESSAGES> = {
  title: '記録する',
  edit: '視聴記録を編集',
  pick: '何を観ましたか？',
  placeholder: '映画やTVシリーズを検索',
  here: 'このページの作品',
  kinds: { movie: '映画', tv: 'TVシリーズ' },
  found: (count) => plural(count, { other: '{n}作品が見つかりました' }),
  noneFound: 'その名前の映画やTVシリーズは見つかりません。',
  notAsked: 'いま検索が応答していません。もう一度お試しください。',
  other: '別の作品',
  when: 'いつ観ましたか？',
  choices: { today: '今日', yesterday: '昨日', date: '日付を指定', none: '覚えていない' },
  date: '日付',
  again: '再視聴',
  before: (day) => `日記の前回の記録：${onDay(day)}。`,
  stars: 'この視聴の星',
  clear: { label: '消去', of: 'この視聴の星' },
  titleStars: (stars) => `この作品につけた評価は${inStars(stars)}です。`,
  starsRule:
    '作品の評価は、星をつけた最新の視聴に合わせて変わります。作品のページでつけた評価は変わりません。',
  note: '自分だけのメモ',
  save: '保存',
  saving: '保存中…',
  saveAnyway: 'このまま保存',
  doubts: {
    missing: '日付を選ぶか、「覚えていない」を選んでください。',
    tooEarly: '1900年より前の日付は保存できません。「覚えていない」を選んでください。',
    toCome: '未来の日付です。今日か、それより前の日付を選んでください。',
  },
  beforeRelease: (title, released) =>
    `『${title}』の公開日は${formatDate(released)}です。それより前に観ましたか？`,
  loadFailed: { title: 'エラー', text: '日記のこの記録を開けませんでした' },
};
