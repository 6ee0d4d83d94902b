/**
 * Links of the account menu in groups. The admin link is for admins; Sign Out ends the last group. Rarely
 * used links are on the profile (features/profile/ProfileIndex.astro).
 */
export const GROUPS = [
  [['/profile', 'profile']],
  [
    ['/for-you', 'forYou'],
    ['/up-next', 'upNext'],
    ['/diary', 'diary'],
  ],
  [
    ['/wishlist', 'wishlist'],
    ['/watched', 'watched'],
    ['/lists', 'lists'],
    ['/saved-searches', 'searches'],
  ],
  [['/admin', 'admin']],
] as const;
