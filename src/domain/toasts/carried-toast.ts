/** Where a tab keeps the toast that one page leaves to be shown by the next. */
export const CARRIED_TOAST = 'marquee-toast';
