// The parts of an export, for writer and importer. Schemas are in `records.ts`, so that browsers do not load zod.

/** Identifies the JSON. The version changes when the meaning of a field changes, not when parts are added. */
export const EXPORT_FORMAT = 'marquee-export';
export const EXPORT_VERSION = 1;

/** The ZIP's file for re-import. All others repeat the data for spreadsheets and other services. */
export const EXPORT_JSON = 'marquee.json';

export const EXPORT_PATH = '/export';
export const EXPORT_FILE_PATH = '/api/export';

/** Rate limit per user: a retry after an aborted download, and one to compare. */
export const EXPORTS = { times: 3, seconds: 3600 };

export const EXPORT_PROBLEMS = ['often', 'failed'] as const;
export type ExportProblem = (typeof EXPORT_PROBLEMS)[number];

/** File name of the ZIP: `marquee-2026-11-22.zip`. */
export const exportFileName = (today: string) => `marquee-${today}.zip`;

/** Parts an import restores, in dependency order. */
export const RESTORED_PARTS = [
  'profile',
  'noticePreferences',
  'services',
  'wishlist',
  'watched',
  'favorites',
  'dismissed',
  'taste',
  'diary',
  'ratings',
  'partRatings',
  'reviews',
  'tags',
  'notes',
  'pageFavorites',
  'following',
  'episodes',
  'lostEpisodes',
  'reminders',
  'seriesReminders',
  'savedSearches',
  'aiSearches',
  'plays',
  'playProgress',
  'playNames',
  'lists',
  'listTitles',
] as const;
export type RestoredPart = (typeof RESTORED_PARTS)[number];

/** Parts an import ignores: they concern this account or other people, or were already sent. */
const READ_PARTS = [
  'account',
  'page',
  'people',
  'blocked',
  'notices',
  'arrivals',
  'reports',
  'pageReports',
  'listReports',
  'sharedYears',
  'connections',
  'connectionAccounts',
  'tokens',
  'webhooks',
  'letterboxd',
] as const;

/** All parts, in the order of the file. */
export const EXPORT_PARTS = [...READ_PARTS, ...RESTORED_PARTS] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];

/** The JSON file: an array of records per part; later versions may add parts. */
export interface ExportFile {
  format: typeof EXPORT_FORMAT;
  version: typeof EXPORT_VERSION;
  /** Time of the export (ISO 8601). */
  madeAt: string;
  /** The last field. False or missing if the export failed midway: then parts are missing. */
  complete?: boolean;
  [part: string]: unknown;
}

/** Whether a value is an export of ours; does not validate its records. */
export function isExportFile(value: unknown): value is ExportFile {
  const { format, version, madeAt } = (value ?? {}) as Partial<ExportFile>;
  return format === EXPORT_FORMAT && version === EXPORT_VERSION && !Number.isNaN(Date.parse(madeAt ?? ''));
}

/** Yields the records an import restores, unvalidated, in order of restoring. */
export function* recordsOf(file: ExportFile): Generator<{ part: RestoredPart; record: unknown }> {
  for (const part of RESTORED_PARTS) {
    const records = file[part];
    if (Array.isArray(records)) for (const record of records as unknown[]) yield { part, record };
  }
}
