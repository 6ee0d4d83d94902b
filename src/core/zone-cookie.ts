/** Cookie with the signed-in user's time zone name, so that server and browser agree on the day. */
export const ZONE_COOKIE = 'zone';
