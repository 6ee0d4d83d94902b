/** What stands where somebody may miss their history. */
export const IMPORT_OFFER_MESSAGES = {
  landing: 'Bring your Letterboxd, Trakt, TV Time',
  link: 'Import your history',
  profile:
    'Bring what you have watched, rated and wishlisted from Letterboxd, IMDb, Trakt, TV Time or Simkl.',
};
