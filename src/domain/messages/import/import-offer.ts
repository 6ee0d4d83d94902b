/** What stands where somebody may miss their history. */
export const IMPORT_OFFER_MESSAGES = {
  landing: 'Coming from Letterboxd, Trakt or TV Time?',
  link: 'Bring your history',
  profile:
    'What you have watched, rated and wished elsewhere comes along: Letterboxd, IMDb, Trakt, TV Time, Simkl.',
};
