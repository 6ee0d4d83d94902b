// What our own export is made of, for who writes it and who reads it back. What a record looks like stands in
// `records.ts`, so that browsers do not load zod.

/** What the JSON calls itself; the version changes when what stands in it means something else, not when parts join. */
export const EXPORT_FORMAT = 'marquee-export';
export const EXPORT_VERSION = 1;

/** The file of the ZIP that is read back. All others say the same again, for spreadsheets and other places. */
export const EXPORT_JSON = 'marquee.json';

/** The page of the export, and where its form asks for the ZIP. */
export const EXPORT_PATH = '/export';
export const EXPORT_FILE_PATH = '/api/export';

/** How often somebody may have an export made: a second where the first was broken off, and one to compare. */
export const EXPORTS = { times: 3, seconds: 3600 };

/** Why there is none, as the address of the page says it. */
export const EXPORT_PROBLEMS = ['often', 'failed'] as const;
export type ExportProblem = (typeof EXPORT_PROBLEMS)[number];

/** The name of the ZIP: `marquee-2026-11-22.zip`. */
export const exportFileName = (today: string) => `marquee-${today}.zip`;

/** Parts that go back into an account, in the order in which they do: what hangs on something else comes after it. */
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

/** Parts that are there to be read and go into no account again: they are about this one or other people, or were told already. */
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

/** The JSON as a whole: a list of records for each part; a later version may have more. */
export interface ExportFile {
  format: typeof EXPORT_FORMAT;
  version: typeof EXPORT_VERSION;
  /** When it was made (ISO 8601). */
  madeAt: string;
  /** The last field: false, or not there, when something went wrong while it was made, and parts are missing. */
  complete?: boolean;
  [part: string]: unknown;
}

/** Whether what was read is our export; its records are not looked at. */
export function isExportFile(value: unknown): value is ExportFile {
  const { format, version, madeAt } = (value ?? {}) as Partial<ExportFile>;
  return format === EXPORT_FORMAT && version === EXPORT_VERSION && !Number.isNaN(Date.parse(madeAt ?? ''));
}

/** All records that go back into an account, as they stand there, in the order in which they do. */
export function* recordsOf(file: ExportFile): Generator<{ part: RestoredPart; record: unknown }> {
  for (const part of RESTORED_PARTS) {
    const records = file[part];
    if (Array.isArray(records)) for (const record of records as unknown[]) yield { part, record };
  }
}
