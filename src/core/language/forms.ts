/** Selects a variant by whether a date starts with a number whose Italian name starts with a vowel: 8 and 11. */
export const elides = (date: string): 'yes' | 'no' => (/^(?:8|11) /.test(date) ? 'yes' : 'no');

/** Selects a variant by whether a name is a number, such as a year. */
export const isFigure = (name: string): 'yes' | 'no' => (/^\d+$/.test(name) ? 'yes' : 'no');

/** A decade without its century, as Italian writes those of the 20th century: "’80", "2000". */
export const shortDecade = (decade: string | number): string => String(decade).replace(/^19(?=[1-9])/, '’');

/** Removes the final full stop. */
export const withoutStop = (sentence: string): string => sentence.replace(/[.。]$/, '');
