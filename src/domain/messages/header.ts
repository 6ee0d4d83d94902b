/** Words of the menu of somebody signed in; the pages it leads to are called the same. */
export const ACCOUNT_MENU_MESSAGES = {
  profile: 'My Profile',
  wishlist: 'My Wishlist',
  watched: 'My Watched List',
  upNext: 'Up Next',
  numbers: 'My Numbers',
  reminders: 'My Reminders',
  calendar: 'Calendar',
  searches: 'Saved Searches',
  dismissed: 'Not Interested',
  admin: 'Admin Dashboard',
  notices: 'Notices',
  button: 'Account',
  signOut: 'Sign Out',
} as const;
