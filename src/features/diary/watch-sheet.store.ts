import { atom } from 'nanostores';
import type { CalendarDate } from '../../core/dates.ts';
import type { ListTitle } from '../../core/lists.ts';
import type { Stars } from '../../core/stars.ts';
import type { Watch } from './watches.ts';
import { openDrafts } from '../../core/stores/drafts.ts';
import { readable } from '../../core/stores/readable.ts';

interface Known {
  earlier: readonly Watch[];
  stars: Stars | null;
}

/** The option to use the day the episodes aired. */
export interface AiredDay {
  label: string;
  keep: () => void;
}

/**
 * The sheet for a watch: pick a title and log it, or edit a watch. `known` is null until loaded and on failure; `id` is
 * the new watch's id. For episodes it asks only the day.
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

/** Null while closed. Its actions are in log-watch.store.ts, which is loaded lazily. */
export const $watchSheet = readable($sheetNow);

/** Opens the sheet; null closes it. */
export function showWatchSheet(sheet: WatchSheet | null): void {
  $sheetNow.set(sheet);
}

/** Opens a watch for editing. */
export function openWatch(watch: Watch): void {
  openDrafts();
  showWatchSheet({ kind: 'edit', watch });
}

/**
 * Opens the sheet to set when episodes were watched. `day` is preselected; `keep` receives the choice; `aired` offers
 * the day they aired.
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
