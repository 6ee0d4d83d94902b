/**
 * What the account menu leads to, in groups; the last one ends with signing out, and leads admins to the dashboard. What
 * is seldom wanted stands on the profile (features/profile/ProfileIndex.astro).
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
