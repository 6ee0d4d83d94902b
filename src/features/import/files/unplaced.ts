/** The number of an episode that a file names and does not number, until its place is found. Beyond what a
 * series can have. */
export const UNPLACED = 100_000;
