import type { Toasts } from '../toasts.ts';
import type { Marks } from './marks.ts';
import { createUndo } from './undo.ts';
import type { ListWish } from './wish.ts';
import { createWishes } from './wishes.ts';
import { createWrites } from './writes.ts';

/** What somebody signed in does with their lists. */
export interface Acts {
  /** Takes up a wish; resolves when nothing is left to be done about its title. */
  want: (wish: ListWish) => Promise<void>;
}

/** Makes what somebody signed in does with their lists. It comes late: a visitor does without its code. */
export function createActs(toasts: Toasts, marks: Marks): Acts {
  const undo = createUndo(toasts, marks, (wish) => want(wish));
  const { want }: Acts = createWishes(marks, createWrites(marks, toasts, undo));
  return { want };
}
