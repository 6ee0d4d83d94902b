/** Of the bar within a thumb's reach. */
export const MINE_BAR_MESSAGES = {
  name: 'Yours',
  home: 'Home',
  upNext: 'Up Next',
  diary: 'Diary',
  lists: 'Lists',
} as const;

/** Words of the menu of somebody signed in; the pages it leads to are called the same. */
export const ACCOUNT_MENU_MESSAGES = {
  profile: 'My Profile',
  wishlist: 'My Wishlist',
  watched: 'My Watched List',
  lists: 'My Lists',
  import: 'Import',
  export: 'Export',
  connections: 'Connections',
  forYou: 'For You',
  upNext: 'Up Next',
  numbers: 'My Numbers',
  diary: 'My Diary',
  tags: 'Tags',
  reminders: 'My Reminders',
  calendar: 'Calendar',
  searches: 'Saved Searches',
  dismissed: 'Not Interested',
  admin: 'Admin Dashboard',
  notices: 'Notifications',
  button: 'Account',
  log: 'Log',
  signOut: 'Sign Out',
  /** Of the groups of entries, in their order. */
  groups: ['Profile', 'What I watch', 'What I keep', 'Account'],
} as const;
