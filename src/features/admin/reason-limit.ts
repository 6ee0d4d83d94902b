/** Longest reason for a removal, in code points; the database enforces it. */
export const REASON_LIMIT = 500;
