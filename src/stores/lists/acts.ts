import type { Toasts } from '../toasts.ts';
import type { Marks } from './marks.ts';
import { createUndo } from './undo.ts';
import type { ListEdit } from './edit.ts';
import { createEdits } from './edits.ts';
import { createWrites } from './writes.ts';

export interface Acts {
  /** Sends an edit; resolves with whether it succeeded. */
  want: (edit: ListEdit) => Promise<boolean>;
}

/** Creates the actions. Loaded lazily, since visitors do not need them. */
export function createActs(toasts: Toasts, marks: Marks): Acts {
  const wantLater = (edit: ListEdit) => want(edit);
  const undo = createUndo(toasts, marks, wantLater);
  const { want }: Acts = createEdits(marks, createWrites(marks, toasts, undo, wantLater));
  return { want };
}
