import type { KeptMark } from './send-mark.store.ts';
import type { Failure } from '../../core/stores/attempt.ts';
import type { ListName, ListTitle } from '../../core/lists.ts';

/** The wanted state of a title in one list. */
export interface ListEdit {
  list: ListName;
  title: ListTitle;
  present: boolean;
  /** The answer, if the click already sent it. */
  sent?: Promise<KeptMark<'list'>> | undefined;
  /** Requested on another page, so no button here shows the result. */
  elsewhere?: boolean;
  /** An undo; `told` receives its result. */
  undo?: {
    /** The time to restore (ISO 8601). */
    addedAt: string;
    /** When it was marked as watched (ISO 8601); the undo also deletes the watch recorded with it. */
    markedAt: string | null;
    told: (failure: Failure | null) => void;
  };
}
