/** Words of the menu of somebody signed in; the pages it leads to are called the same. */
export const ACCOUNT_MENU_MESSAGES = {
  profile: 'My Profile',
  wishlist: 'My Wishlist',
  watched: 'My Watched List',
  lists: 'My Lists',
  import: 'Import',
  export: 'Export',
<<<<<<< 993af97080f9d622a0c16b1eaf48c51318ea1003
  connections: 'Connections',
=======
  forYou: 'For You',
>>>>>>> c7ed0d0abc654c18d00f217bfaedebe66e39251d
  upNext: 'Up Next',
  numbers: 'My Numbers',
  diary: 'My Diary',
  reminders: 'My Reminders',
  calendar: 'Calendar',
  searches: 'Saved Searches',
  dismissed: 'Not Interested',
  admin: 'Admin Dashboard',
  notices: 'Notices',
  button: 'Account',
  log: 'Log',
  signOut: 'Sign Out',
  /** Of the groups of entries, in their order. */
  groups: ['Profile', 'What I watch', 'What I keep', 'Account'],
} as const;
