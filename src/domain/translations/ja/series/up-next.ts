import type * as English from '../../../messages/series/up-next.ts';
import type { Translated } from '../../../language/translated.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

export const UP_NEXT_MESSAGES: Translated<typeof English.UP_NEXT_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.upNext,
  calendar: ACCOUNT_MENU_MESSAGES.calendar,
  description: 'Marqueeでフォローしているシリーズの、次のエピソード。',
  signIn: 'ログインして次のエピソードを確認',
  sections: {
    next: '次のエピソード',
    caughtUp: '最新話まで視聴済み',
    paused: '休止中',
    dropped: '視聴中止',
  },
  none: 'フォロー中のシリーズはまだありません',
  noneText:
    'シリーズのページでフォローするか、観たエピソードを視聴済みにすると、次の1話がここに表示されます。',
  nothingNext: 'いま観るものはありません',
  nothingNextText: 'フォロー中のシリーズは、放送済みのエピソードをすべて観ています。',
  allQuietText: 'フォロー中のシリーズは、すべて休止中か視聴中止です。下から再開できます。',
  browse: { label: 'TVシリーズを見てみる', path: '/tv-series' },
  lead: '次のエピソード',
  details: '詳細を見る',
  mark: '視聴済み',
  markOf: (code, title) => `『${title}』${code}を視聴済みにする`,
  after: (code) => `その次は${code}`,
  last: 'いまのところ最後の1話',
  all: (name, count) => `すべて（${count}）：${name}`,
  back: '次に観る',
  earlier: '前へ',
  later: 'もっと見る',
};
