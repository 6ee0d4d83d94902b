import type { Toasts } from '../toasts.ts';
import type { Marks } from './marks.ts';
import { createUndo } from './undo.ts';
import type { ListEdit } from './edit.ts';
import { createEdits } from './edits.ts';
import { createWrites } from './writes.ts';

/** What somebody signed in does with their lists. */
export interface Acts {
  /** Takes up an edit; resolves when nothing is left to be done about its title. */
  want: (edit: ListEdit) => Promise<void>;
}

/** Makes what somebody signed in does with their lists. It comes late: a visitor does without its code. */
export function createActs(toasts: Toasts, marks: Marks): Acts {
  const undo = createUndo(toasts, marks, (edit) => want(edit));
  const { want }: Acts = createEdits(marks, createWrites(marks, toasts, undo));
  return { want };
}
