import type { Toasts } from '../../core/stores/toasts.ts';
import type { Marks } from './marks.store.ts';
import { createUndo } from './undo.store.ts';
import type { ListEdit } from './edit.store.ts';
import { createEdits } from './edits.store.ts';
import { createWrites } from './writes.store.ts';

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
