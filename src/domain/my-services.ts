/** Services one person can have ticked; the database refuses one more. */
export const MOST_SERVICES = 50;
