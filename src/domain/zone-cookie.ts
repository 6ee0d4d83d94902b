/** Keeps the time zone of whoever is signed in, by its name; a cookie, so that server and browser mean the same day. */
export const ZONE_COOKIE = 'zone';
