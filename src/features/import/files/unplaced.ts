/** Stands for the number of an episode that a file only names, until it is looked up. No series has as many episodes. */
export const UNPLACED = 100_000;
