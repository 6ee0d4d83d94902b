import { atom } from 'nanostores';
import type { CalendarDate } from '../../domain/dates.ts';
import type { ListTitle } from '../../domain/lists/lists.ts';
import type { Stars } from '../../domain/reviews/stars.ts';
import type { Watch } from '../../domain/diary/watches.ts';
import { openDrafts } from '../drafts.ts';
import { readable } from '../readable.ts';

/** What is known of a title that is being logged. */
interface Known {
  /** Its latest watches, the last recorded first. */
  earlier: readonly Watch[];
  stars: Stars | null;
}

/** The choice of the day that episodes aired on, and who is told of it. */
export interface AiredDay {
  label: string;
  keep: () => void;
}

/**
 * The sheet in which a watch is written down: a title is picked, then logged; or a watch is changed. `known` is null
 * while it is not known yet, or could not be learnt; `id` is the watch's to be. Of episodes it asks the day alone.
 */
export type WatchSheet =
  | { kind: 'pick' }
  | { kind: 'log'; id: string; title: ListTitle; known: Known | null }
  | { kind: 'edit'; watch: Watch }
  | {
      kind: 'episodes';
      heading: string;
      day: CalendarDate | null;
      keep: (day: CalendarDate | null) => void;
      aired?: AiredDay | undefined;
    };

const $sheetNow = atom<WatchSheet | null>(null);

/** The open sheet; null while it is closed. What it does is in log-watch.ts, which comes with its code. */
export const $watchSheet = readable($sheetNow);

/** Shows the sheet, or with null closes it. */
export function showWatchSheet(sheet: WatchSheet | null): void {
  $sheetNow.set(sheet);
}

/** Opens a watch to change it. */
export function openWatch(watch: Watch): void {
  openDrafts();
  showWatchSheet({ kind: 'edit', watch });
}

/**
 * Opens the sheet to say when episodes were watched; `day` stands there at first, and `keep` is told another. `aired` offers
 * the day they aired on.
 */
export function openEpisodeDay(
  heading: string,
  day: CalendarDate | null,
  keep: (day: CalendarDate | null) => void,
  aired?: AiredDay,
): void {
  showWatchSheet({ kind: 'episodes', heading, day, keep, aired });
}

/** Closes the sheet. */
export function closeWatchSheet(): void {
  showWatchSheet(null);
}
