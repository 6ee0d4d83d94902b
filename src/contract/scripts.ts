/** Which file stands for an English script in a language whose script differs. */
export type Scripts = Record<string, Record<string, string>>;

/** Where the build leaves them, beside the program of the pages. */
export const SCRIPTS_FILE = 'scripts.json';
