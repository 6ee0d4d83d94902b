import { describe, expect, it } from 'vitest';
import { NO_MARKS, type ListMarks } from '../../../../src/core/lists.ts';
import {
  isAllKnown,
  isLeftOut,
  isSeen,
  missingIn,
  whyDimmed,
  type OwnCard,
  type OwnCards,
} from '../../../../src/features/cards/own-cards.ts';
import { countedIds } from '../../../../src/features/cards/seen.ts';
import { titleKey, type TitleId } from '../../../../src/core/title.ts';

const [seen, wished, dismissed, other] = [1, 2, 3, 4].map((id): TitleId => ({ kind: 'movie', id })) as [
  TitleId,
  TitleId,
  TitleId,
  TitleId,
];
/** The same id in the other kind. */
const series: TitleId = { kind: 'tv', id: 1 };
const card = (lists: Partial<ListMarks>, included: boolean | null = false): OwnCard => ({
  lists: { ...NO_MARKS, ...lists },
  included,
  progress: null,
});
const own = (hideSeen: boolean, cards: [TitleId, OwnCard][] = []): OwnCards => ({
  hideSeen,
  cards: new Map(
    [
      [seen, card({ watched: true })] as const,
      [wished, card({ wishlist: true }, true)] as const,
      [dismissed, card({ dismissed: true })] as const,
      [other, card({})] as const,
      ...cards,
    ].map(([title, one]) => [titleKey(title), one]),
  ),
});
const all = [seen, wished, dismissed, other, series];

describe('Lists', () => {
  it('exclude dismissed titles, and seen ones if the user wants that', () => {
    const left = (hideSeen: boolean) => all.map((title) => isLeftOut(title, own(hideSeen)));
    expect(left(false)).toEqual([false, false, true, false, false]);
    expect(left(true)).toEqual([true, false, true, false, false]);
  });

  it('dim dismissed titles, and seen ones if the user hides them', () => {
    expect(whyDimmed({ dismissed: true, watched: true }, true)).toBe('dismissed');
    expect(whyDimmed({ dismissed: false, watched: true }, true)).toBe('watched');
    expect(whyDimmed({ dismissed: false, watched: true }, false)).toBeNull();
    expect(whyDimmed({ dismissed: false, watched: false }, true)).toBeNull();
  });
});

describe('The user’s state of titles', () => {
  it('is seen only when known', () => {
    expect(all.map((title) => isSeen(title, own(false)))).toEqual([true, false, false, false, false]);
    expect(isSeen(seen, undefined)).toBe(false);
  });

  it('is complete once known for each, including services', () => {
    expect(isAllKnown([seen, wished], own(false))).toBe(true);
    expect(isAllKnown([seen, series], own(false))).toBe(false);
    expect(isAllKnown([seen, series], own(false, [[series, card({}, null)]]))).toBe(false);
    expect(isAllKnown([seen], undefined)).toBe(false);
  });

  it('has missing titles, neither seen nor wished, only once complete', () => {
    expect(missingIn([seen, wished, dismissed, other], own(false))).toBe(2);
    expect(missingIn([seen, wished], own(false))).toBe(0);
    expect(missingIn(all, own(false))).toBeNull();
    expect(missingIn([seen], undefined)).toBeNull();
  });
});

it('Names titles by kind in an element that counts them', () => {
  expect(countedIds([seen, series, wished])).toEqual({ movie: '1 2', tv: '1' });
  expect(countedIds([])).toEqual({ movie: '', tv: '' });
});
