/** Longest reason of a removal, in code points; the database refuses a longer one. */
export const REASON_LIMIT = 500;
