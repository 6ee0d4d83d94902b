import type { Toasts } from '../toasts.ts';
import type { Marks } from './marks.ts';
import { createUndo } from './undo.ts';
import type { ListEdit } from './edit.ts';
import { createEdits } from './edits.ts';
import { createWrites } from './writes.ts';

/** What somebody signed in does with their lists. */
export interface Acts {
  /** Takes up an edit; resolves once it is answered, with whether it was kept. */
  want: (edit: ListEdit) => Promise<boolean>;
}

/** Makes what somebody signed in does with their lists. It comes late: a visitor does without its code. */
export function createActs(toasts: Toasts, marks: Marks): Acts {
  const wantLater = (edit: ListEdit) => want(edit);
  const undo = createUndo(toasts, marks, wantLater);
  const { want }: Acts = createEdits(marks, createWrites(marks, toasts, undo, wantLater));
  return { want };
}
