/** A year in digits: a regular expression. */
export const YEAR = '(?:18|19|20)\\d\\d';

/** A decade in digits, without a group: "1980", "80". */
export const DECADE = '(?:18|19|20)\\d0|[2-9]0';
