/** Session storage key of a toast that the next page shows. */
export const CARRIED_TOAST = 'marquee-toast';
