import type * as English from '../../../messages/connections/letterboxd.ts';
import type { Translated } from '../../../language/translated.ts';
import type { LetterboxdFollow, ReadEntry } from '../../../connections/letterboxd.ts';
import { exactTime, writtenDay } from '../../../reviews/times.ts';
import { stars as inStars } from '../counts.ts';

const OUTCOMES: Record<NonNullable<LetterboxdFollow['outcome']>, string> = {
  read: '読み込みました。',
  same: '新しい記録はありませんでした。',
  nobody: 'Letterboxdにこの名前のユーザーがいないか、日記が非公開です。',
  limited: 'Letterboxdから一時停止を求められました。あとでもう一度読み込みます。',
  unreadable: '届いたものはフィードではありませんでした。あとでもう一度読み込みます。',
  failed: 'Letterboxdが応答しませんでした。あとでもう一度読み込みます。',
};

const READ: Record<ReadEntry['outcome'], string> = {
  counted: '記録しました',
  noted: 'すでに日記にあります',
  refused: '保存できませんでした。日記がいっぱいです',
};

export const LETTERBOXD_MESSAGES: Translated<typeof English.LETTERBOXD_MESSAGES> = {
  title: 'Letterboxd',
  description: 'Letterboxdの日記を、ここの日記に自動で反映。',
  signIn: 'ログインしてLetterboxdと連携',
  back: '連携',
  text: 'Letterboxdの公開日記を1時間ごとに読み込みます。新しい記録が、日付、星、再視聴とともにここの日記に入ります。自分の記録が上書きされたり、重複したりすることはありません。直近50件より古いものは、インポートで取り込めます。',
  off: 'このサイトは、ほかのサイトを読み込めません。サイトの運営者がSUPABASE_SECRET_KEYを設定する必要があります。',
  name: 'Letterboxdでの名前',
  example: 'your-name',
  reviews: 'レビューも',
  follow: 'フォロー',
  change: '変更',
  followed: ({ name, since }) => `${writtenDay(since)}から${name}をフォロー中です。`,
  checked: ({ checkedAt, outcome }) =>
    checkedAt === null || outcome === null
      ? '数分以内に読み込みます。'
      : `最終読み込み：${exactTime(checkedAt)}。${OUTCOMES[outcome]}`,
  leave: '停止して、取り込んだものは残す',
  takeBack: '停止して、取り込んだものも取り消す',
  log: '直近50件の記録',
  line: ({ title, day, stars }) =>
    [title, ...(day === null ? [] : [day]), ...(stars === null ? [] : [inStars(stars)])].join('、'),
  outcome: ({ outcome }) => READ[outcome],
  told: {
    followed: 'フォローしました。数分以内に読み込みます。',
    name: 'Letterboxdの名前ではありません。',
    left: '読み込みを停止しました。取り込んだものは残ります。',
    takenBack: '読み込みを停止し、自分で変更していないものを取り消しました。',
  },
};
