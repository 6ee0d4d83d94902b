import type * as English from '../../../messages/lists/seen.ts';
import type { Translated } from '../../../language/translated.ts';

export const SEEN_MESSAGES: Translated<typeof English.SEEN_MESSAGES> = {
  count: (seen, of, best) => {
    const all = best ? `有名な${of}作品` : `${of}作品`;
    return seen === 0 ? `${all}のうち、視聴済みはまだありません` : `${all}のうち${seen}作品を視聴済み`;
  },
  unknown: 'このうちどれを視聴済みか確認できませんでした',
  title: '視聴済み',
};
