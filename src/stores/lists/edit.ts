import type { KeptMark } from '../marks/send-mark.ts';
import type { Failure } from '../attempt.ts';
import type { ListName, ListTitle } from '../../domain/lists/lists.ts';

/** What somebody wants of one list for one title. */
export interface ListEdit {
  list: ListName;
  title: ListTitle;
  present: boolean;
  /** The answer to it, where it was sent with the press. */
  sent?: Promise<KeptMark<'list'>> | undefined;
  /** Asked for on another page: no button here shows that it was done. */
  elsewhere?: boolean;
  /** Takes back what was done, and who undoes it is told how it went. */
  undo?: {
    /** A title that enters again has the time it had (ISO 8601). */
    addedAt: string;
    /** Of a mark as watched: when it was made (ISO 8601). It goes with the watch recorded by it. */
    markedAt: string | null;
    told: (failure: Failure | null) => void;
  };
}
