import type { ReadingFailure } from '../../import/reading.ts';

/** Why files cannot be read at all. */
export const READING_FAILURES: Record<ReadingFailure | 'gone' | 'defect' | 'other', string> = {
  unknown:
    'We do not know this kind of export. Choose the ZIP or the CSV or JSON files that Letterboxd, IMDb, Trakt, TV Time, Simkl or Marquee gave you.',
  blank: 'This file is empty. Download it again and choose it once more.',
  pdf: 'This is a PDF. Choose the ZIP, CSV or JSON file the site gave you.',
  page: 'This is a page of a site, not its export. Sign in there, download the export itself and choose it.',
  workbook: 'This is a spreadsheet. Save it as CSV, and choose that file.',
  archive: 'This is an archive we cannot open. Unpack it, and choose the files or pack them as a ZIP.',
  nested: 'This ZIP holds other ZIPs. Unpack it, and choose the ZIP inside that is your export.',
  manyFiles:
    'This ZIP holds more than 5,000 files and is not opened. Choose only the files with your history.',
  several: 'These files come from different sites. Import them one site at a time.',
  broken:
    'This file is damaged or incomplete, and cannot be read. Download it again and choose it once more.',
  tooBig: 'This file holds more than 200 MB and is not opened. Choose only the files with your history.',
  tooMany: 'This file holds more than 200,000 entries. Choose some of its files at a time.',
  empty: 'This is the right file, but there is nothing in it to import.',
  gone: 'The file could not be opened. Perhaps it was moved or renamed: choose it again.',
  defect: 'We failed to read this file. That is our mistake, and it has been reported.',
  other: 'This is not the file you started with. Choose that one, or cancel the import.',
};
